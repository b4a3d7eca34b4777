// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createPools } from '../../sandbox/catalogue/pools'
import type { Disk } from '../../sandbox/entities'
import { bindParameters } from '../../src/manifest/bind-parameters'
import {
  subjectsOfLine,
  addedMonthlyCost,
  keptMonthlyCosts,
  priceChange,
} from '../../src/engine/actions/consequences'
import { perform } from '../../src/engine/jobs/perform'
import { estimateForm } from '../../src/engine/create/estimate-form'
import { stepsOfCreation } from '../../src/engine/jobs/steps-of-form'
import { prefilled } from '../../src/manifest/prefill'
import { presetViews } from '../../src/engine/create/preset-options'
import { priceOfSwitch, priceOfUnit } from '../../src/engine/fields/field-price'
import type { FormValues } from '../../src/engine/fields/form-values'
import { operations } from '../../src/generated/operations'
import type { FormModel } from '../../src/engine/fields/form-model'
import { changedCosts } from '../../src/manifest/action-costs'
import { pathOf } from '../../src/manifest/value'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import type { CompiledField } from '../../src/manifest/compiled-fields'
import type { PlacePrices } from '../../src/manifest/price'
import { elementSubject, readAll, readFirst, readPath, type Subject } from '../../src/manifest/subject'
import { oneOfEach } from '../run/some-of'
import { charged, inCents, pricesOf, settledWorld, type Charges } from './charged'
import { openForm, type FilledForm } from './filled-form'
import { machineIn, type MachineState } from './machine-states'
import { pricedRecords } from './priced-records'
import { pricedWorlds, type PricedWorld } from './priced-worlds'
import { actionsOf, openWorld, typeOf, types, type World } from './world'

afterEach(cleanup)

const hour = 3600

/** Shown and charged prices, by subject. */
type Compared = Record<string, readonly [said: string | undefined, charged: string]>

/** Fails if a shown price differs from the charge, or if nothing was compared or costs anything. */
function expectAgreement(compared: Compared, names: readonly string[]): void {
  const wanted = Object.entries(compared).map(([name, [, charge]]) => [name, [charge, charge]])
  expect(compared).toEqual(Object.fromEntries(wanted))
  expect(Object.keys(compared)).toEqual(names)
  expect(Object.values(compared).map(([, charge]) => Number(charge) > 0)).toEqual(names.map(() => true))
}

/** The form that makes a record of a type in the place of a world. */
async function createForm(
  world: World,
  type: string,
  { location }: Pick<PricedWorld, 'location'>,
  values: FormValues = {},
): Promise<FilledForm> {
  const fields = Object.values(typeOf(type).forms.create?.fields ?? {})
  const place = fields.find(({ at }) => at === 'location' || at.endsWith('.location'))
  const prefill = place ? { [place.id]: location } : {}
  const form = await openForm(world, type, 'create', { environment: world.environment }, prefill)
  await form.complete()
  form.set(values)
  await form.complete()
  expect(form.model().values).toMatchObject(values)
  return form
}

/** A balancer needs machines to balance between. */
async function prepare(world: World, type: string, place: PricedWorld): Promise<void> {
  if (type === 'load_balancer') await machineIn(world, 'running', place)
}

/** Submits a create form and runs the steps that complete the record; returns its uuid. */
async function create(world: World, type: string, form: FilledForm): Promise<string> {
  const { create: made } = typeOf(type).resource
  if (!made) throw new Error(`${type} cannot be created`)
  const sent = form.submit()
  if ('errors' in sent) throw new Error(`${type} cannot be filled in: ${JSON.stringify(sent.errors)}`)
  const model = form.model()
  const parameters = bindParameters(operations[made.operation], made.params, model.subject, sent.parameters)
  const record = await world.call<Record<string, unknown>>(made.operation, parameters)
  world.advance(hour / 4)
  const { resource } = typeOf(type)
  const subject = { ...model.subject, record }
  const named = { type, key: '', name: '', resource, subject }
  for (const { target, typed } of stepsOfCreation(made.steps, model, named)) {
    const { operation, params } = target.action
    await world.call(operation, bindParameters(operations[operation], params, subject, typed))
  }
  form.close()
  return String(record.uuid)
}

/** The additional charge per month once a form was submitted. */
async function chargedFor(world: World, type: string, form: FilledForm): Promise<number> {
  const before = await charged(world)
  await create(world, type, form)
  return (await charged(world)).all - before.all
}

interface FormCase {
  type: string
  name: string
  values?: (place: PricedWorld) => FormValues
}

/** The non-default host pool, whose disks are in another storage pool. */
const general = ({ location }: PricedWorld): FormValues => ({
  designated_pool_uuid: createPools(location).hosts[1]?.uuid,
})

const machine = 'virtual_machine'
const service = 'managed_service'
const windows = { os_name: 'windows', os_version: '2022', vcpu: 2, ram: 4096, disks: 60 }

const forms: readonly FormCase[] = [
  { type: machine, name: 'as it comes' },
  { type: machine, name: 'in the other pool', values: general },
  {
    type: machine,
    name: 'with more disks',
    values: () => ({ more_disks: [{ size_gb: 100 }, { size_gb: 1000 }] }),
  },
  {
    type: machine,
    name: 'with more disks in the other pool',
    values: (place) => ({ ...general(place), more_disks: [{ size_gb: 1000 }] }),
  },
  { type: machine, name: 'with backups', values: () => ({ backup: true }) },
  { type: machine, name: 'without a floating IP', values: () => ({ reserve_public_ip: false }) },
  { type: machine, name: 'of sixteen processors', values: () => ({ vcpu: 16, ram: 16_384 }) },
  { type: machine, name: 'with Windows', values: () => windows },
  {
    type: machine,
    name: 'with Windows and backups in the other pool',
    values: (place) => ({ ...windows, ...general(place), backup: true }),
  },
  { type: 'bare_metal', name: 'as it comes' },
  { type: 'disk', name: 'as it comes' },
  { type: 'disk', name: 'of a size from which much costs less', values: () => ({ size_gb: 1000 }) },
  { type: 'ip_address', name: 'as it comes' },
  { type: 'load_balancer', name: 'as it comes' },
  { type: 'load_balancer', name: 'without a floating IP', values: () => ({ reserve_public_ip: false }) },
  { type: service, name: 'as it comes' },
  {
    type: service,
    name: 'on several machines',
    values: () => ({ is_multi_node: true, vm_cpu: 2, vm_ram: 2048, vm_disk_gb: 50 }),
  },
  {
    type: service,
    name: 'on several large ones',
    values: () => ({ is_multi_node: true, vm_cpu: 8, vm_ram: 8192, vm_disk_gb: 400 }),
  },
  {
    type: service,
    name: 'on several machines by another',
    values: () => ({ service: 'mariadb', is_multi_node: true }),
  },
  { type: service, name: 'without a floating IP', values: () => ({ reserve_public_ip: false }) },
  { type: service, name: 'that is a cluster', values: () => ({ service: 'kubernetes' }) },
]

it('the forms of all that is charged by the hour are compared', () => {
  const costly = [...types.values()].flatMap(({ resource }) =>
    resource.create && resource.price.some(({ form }) => form) ? [resource.type] : [],
  )
  expect(new Set(forms.map(({ type }) => type))).toEqual(new Set(costly))
})

/** Dialogs that show costs: action, record state, and input. */
interface DialogCase {
  type: string
  id: string
  state?: MachineState
  values?: FormValues
}

const dialogs: readonly DialogCase[] = [
  { type: machine, id: 'snapshot' },
  { type: machine, id: 'backupOn', state: 'running without backups' },
  { type: machine, id: 'addDisk', values: { size_gb: 30 } },
  { type: machine, id: 'addDisk', state: 'stopped', values: { size_gb: 1000 } },
  { type: machine, id: 'clone' },
  { type: machine, id: 'resize', state: 'stopped', values: { vcpu: 4, ram: 8192 } },
  { type: machine, id: 'reinstall' },
  { type: machine, id: 'reinstall', values: { os_name: 'windows', os_version: '2022' } },
  { type: machine, id: 'growDisk', values: { size_gb: 1200 } },
  { type: machine, id: 'detachDisk' },
  { type: machine, id: 'delete' },
  { type: 'disk', id: 'grow', values: { size_gb: 1200 } },
  { type: 'ip_address', id: 'unassign' },
  { type: 'load_balancer', id: 'delete' },
  { type: service, id: 'delete' },
]

it('the dialogs that speak of money are compared', () => {
  const priced = [...types.values()].flatMap(({ resource }) =>
    actionsOf(resource)
      .filter(({ costs, kept = [] }) => costs ?? kept.some((line) => line.costs))
      .map(({ id }) => `${resource.type} ${id}`),
  )
  expect(new Set(dialogs.map(({ type, id }) => `${type} ${id}`))).toEqual(new Set(priced))
})

/** The fields of a form that show a price. */
const pricedFields = (type: string, form: string): CompiledField[] =>
  Object.values(typeOf(type).forms[form]?.fields ?? {}).filter(({ price }) => price !== undefined)

/** Additional input, to test the price notes of fields. */
const noted: readonly { type: string; id: string; without: FormValues; values: FormValues; units: number }[] =
  [
    {
      type: machine,
      id: 'more_disks',
      without: { more_disks: [] },
      values: { more_disks: [{ size_gb: 100 }] },
      units: 100,
    },
    { type: machine, id: 'backup', without: { backup: false }, values: { backup: true }, units: 1 },
    ...[machine, 'load_balancer', service].map((type) => ({
      type,
      id: 'reserve_public_ip',
      without: { reserve_public_ip: false },
      values: { reserve_public_ip: true },
      units: 1,
    })),
    { type: 'disk', id: 'size_gb', without: { size_gb: 20 }, values: { size_gb: 120 }, units: 100 },
  ]

it('the fields that say what they cost are compared', () => {
  const all = [...types.keys()].flatMap((type) =>
    pricedFields(type, 'create').map(({ id }) => `${type} ${id}`),
  )
  expect(new Set([...noted.map(({ type, id }) => `${type} ${id}`), 'bucket name'])).toEqual(new Set(all))
})

interface About {
  subject: Subject
}

/** The subject of a dialog: a machine in a state, one of its parts, or a new record of another type. */
async function aboutIn(world: World, place: PricedWorld, { type, id, state }: DialogCase): Promise<About> {
  const { resource } = typeOf(type)
  const isNew = ['load_balancer', service].includes(type)
  await prepare(world, type, place)
  const made = isNew
    ? { uuid: await create(world, type, await createForm(world, type, place)), storage: [] }
    : await machineIn(world, state ?? 'running', place)
  world.advance(hour)
  const disk = made.storage[1]?.uuid
  // A clone of a disk survives the reinstallation.
  if (id === 'reinstall') await world.call('createVmSnapshot', { location: place.location, uuid: disk })
  const records = await pricedRecords(world, [resource], await pricesOf(world))
  const found = records.find(({ row: { record, id } }) =>
    type === 'ip_address' ? record.assigned_to === made.uuid : id === (type === 'disk' ? disk : made.uuid),
  )
  if (!found) throw new Error(`There is no ${type}`)
  const { row, subject } = found
  const part = id.endsWith('Disk') && id !== 'addDisk'
  const element = readAll(row.record, 'storage[]').find((each) => readFirst(each, 'uuid') === disk)
  return { subject: part ? elementSubject(subject, element) : subject }
}

/** Shown and charged amount: of the records that are kept and still cost money, or else of the change. */
function sayOf(
  { kept = [] }: CompiledAction,
  subject: Subject,
  said: number | undefined,
  keptMonth: readonly number[],
  before: Charges,
  after: Charges,
): readonly [string | undefined, string] {
  const ids = kept
    .filter(({ costs }) => costs !== undefined)
    .flatMap((line) => subjectsOfLine(line, subject))
    .map((about) => String(readPath(about, 'uuid')))
  if (ids.length === 0)
    return [said === undefined ? undefined : inCents(said), inCents(after.all - before.all)]
  const sum = (amounts: readonly number[]): string => inCents(amounts.reduce((all, each) => all + each, 0))
  return [sum(keptMonth), sum(ids.map((id) => after.own(id)))]
}

/** The unit prices in the notes under the fields of a dialog, times the units added. */
function notedOf(
  action: CompiledAction,
  model: FormModel | undefined,
  subject: Subject,
  prices: readonly PlacePrices[],
): number | undefined {
  const fields = Object.values(model?.form.fields ?? {}).filter(({ price }) => price !== undefined)
  if (!model || fields.length === 0) return undefined
  return fields.reduce((sum, field) => {
    const [path] =
      Object.entries(changedCosts(action)?.set ?? {}).find(
        ([, value]) => pathOf(value, 'form') === field.id,
      ) ?? []
    const present = path === undefined ? 0 : Number(readPath(subject, path))
    const more = Number(model.values[field.id]) - present
    return sum + (priceOfUnit(field, model, prices) ?? NaN) * (field.wireUnit === 'MB' ? more / 1024 : more)
  }, 0)
}

/** Shown price of a dialog, the charge, and the sum of the notes under its fields. */
interface Performed {
  said: string | undefined
  real: string
  noted: string | undefined
}

/** Opens a dialog, reads its prices, performs the action, and compares with the charge afterwards. */
async function performed(place: PricedWorld, dialog: DialogCase): Promise<Performed> {
  const world = await openWorld(place.options)
  const { subject } = await aboutIn(world, place, dialog)
  const { resource } = typeOf(dialog.type)
  const action = actionsOf(resource).find(({ id }) => id === dialog.id)
  if (!action) throw new Error(`There is no action ${dialog.id}`)
  const form =
    action.form === null ? undefined : await openForm(world, dialog.type, action.form ?? dialog.id, subject)
  form?.set(dialog.values ?? {})
  await form?.complete()
  const typed = form?.submit() ?? { parameters: {} }
  if ('errors' in typed) throw new Error(`${dialog.id} cannot be filled in: ${JSON.stringify(typed.errors)}`)
  const prices = await pricesOf(world)
  const about = form?.model().subject ?? subject
  const change = priceChange(resource, action, about, form?.model().values ?? {}, prices)
  const said = change ? change.after - change.before : addedMonthlyCost(resource, action, about, prices)
  const kept = keptMonthlyCosts(action, subject, prices)
  const noted = notedOf(action, form?.model(), subject, prices)
  // The price of a new size is shown for a running machine.
  const power = async (operation: 'startVm' | 'stopVm'): Promise<void> => {
    if (dialog.id !== 'resize') return
    const { uuid } = subject.record as { uuid: string }
    await world.call(operation, {
      location: place.location,
      uuid,
      ...(operation === 'stopVm' && { force: true }),
    })
    world.advance(hour)
  }
  await power('startVm')
  const before = await charged(world)
  await power('stopVm')
  await perform(world.platform, { resource, action, subject, typed: typed.parameters })
  world.advance(hour)
  await power('startVm')
  const [shown, real] = sayOf(action, subject, said, kept, before, await charged(world))
  return { said: shown, real, noted: noted === undefined ? undefined : inCents(noted) }
}

describe.each(oneOfEach(pricedWorlds, 2))('in $name', (place) => {
  it.each([...new Set(forms.map(({ type }) => type))])(
    'what is charged for a new %s is what its form says [PRICING-01] [PRICING-02]',
    async (type) => {
      const world = await settledWorld(place.options)
      await prepare(world, type, place)
      const cases = forms.filter((each) => each.type === type)
      const compared: Compared = {}
      for (const { name, values } of cases) {
        const form = await createForm(world, type, place, values?.(place))
        const { amount, complete } = estimateForm(form.model(), await pricesOf(world))
        const said = complete && amount ? inCents(amount.month) : undefined
        compared[name] = [said, inCents(await chargedFor(world, type, form))]
      }
      expectAgreement(
        compared,
        cases.map(({ name }) => name),
      )
    },
  )

  it('what is charged for a machine of a backup, and of a disk that is paid for already, is what its form says', async () => {
    const world = await openWorld(place.options)
    const { location, account } = place
    await machineIn(world, 'running', place)
    const about = { location, size_gb: 20, display_name: 'mine', billing_account_id: account }
    const { uuid } = await world.call<Disk>('createDisk', about)
    world.advance(hour)
    const compared: Compared = {}
    for (const [name, first, then] of [
      ['of a backup', { source: 'replica' }, {}],
      ['of a disk, with backups', { source: 'disk', backup: true }, { disk_uuid: uuid }],
    ] as const) {
      const form = await createForm(world, machine, place, first)
      form.set(then)
      await form.complete()
      const { amount } = estimateForm(form.model(), await pricesOf(world))
      compared[name] = [amount && inCents(amount.month), inCents(await chargedFor(world, machine, form))]
    }
    expectAgreement(compared, ['of a backup', 'of a disk, with backups'])
  })

  it.each([machine, service])(
    'what a size of a %s costs on its tile is what is charged [PRICING-01]',
    async (type) => {
      const world = await settledWorld(place.options)
      const prices = await pricesOf(world)
      const presets = typeOf(type).forms.create?.sections.find((section) => section.presets)?.presets
      if (!presets) throw new Error(`${type} has no sizes`)
      const opened = await createForm(world, type, place)
      const sizes = presetViews(presets, opened.model(), prices).filter(({ reason }) => reason === undefined)
      opened.close()
      const compared: Compared = {}
      for (const { lines, month, values } of sizes) {
        const form = await createForm(world, type, place, { ...values, reserve_public_ip: false })
        compared[lines.join()] = [
          month === undefined ? undefined : inCents(month),
          inCents(await chargedFor(world, type, form)),
        ]
      }
      expectAgreement(
        compared,
        sizes.map(({ lines }) => lines.join()),
      )
      expect(sizes.length).toBeGreaterThan(2)
    },
  )

  it('what a field says it costs is what is charged for it [PRICING-01]', async () => {
    const world = await settledWorld(place.options)
    await prepare(world, 'load_balancer', place)
    const prices = await pricesOf(world)
    const compared: Compared = {}
    for (const { type, id, without, values, units } of noted) {
      const before = await chargedFor(world, type, await createForm(world, type, place, without))
      const form = await createForm(world, type, place, values)
      const field = form.model().form.fields[id]
      if (!field) throw new Error(`${type} has no field ${id}`)
      const price = field.type === 'boolean' ? priceOfSwitch : priceOfUnit
      const said = price(field, form.model(), prices)
      const charge = (await chargedFor(world, type, form)) - before
      compared[`${type} ${id}`] = [said === undefined ? undefined : inCents(said * units), inCents(charge)]
    }
    expectAgreement(
      compared,
      noted.map(({ type, id }) => `${type} ${id}`),
    )
  })

  it('what a bucket says a gigabyte costs is what is charged for those in it [PRICING-01]', async () => {
    const world = await settledWorld(place.options)
    const form = await createForm(world, 'bucket', place)
    const [field] = pricedFields('bucket', 'create')
    const said = field && priceOfUnit(field, form.model(), await pricesOf(world))
    const buckets = await pricedRecords(world, [typeOf('bucket').resource], [])
    const real = await charged(world)
    const compared: Compared = {}
    for (const { id, row } of buckets.filter(({ row: { record } }) => Number(record.size_bytes) > 0)) {
      const gigabytes = Number(row.record.size_bytes) / 2 ** 30
      compared[id] = [said === undefined ? undefined : inCents(said * gigabytes), inCents(real.own(id))]
    }
    const full = Object.keys(compared)
    expectAgreement(compared, full)
    expect(full.length).toBeGreaterThan(0)
  })

  it('what an offer to begin with costs is what is charged for it [PRICING-01]', async () => {
    const world = await settledWorld(place.options)
    const prices = await pricesOf(world)
    const compared: Compared = {}
    const offers = [...types.values()].flatMap(({ resource, forms: { create: form } }) =>
      resource.list.presets.flatMap((offer) => (form ? [{ resource, form, offer }] : [])),
    )
    for (const { resource, form: compiled, offer } of offers) {
      const { type, create: made } = resource
      const given = prefilled(compiled, made?.prefill ?? {}, new URLSearchParams(offer.values))
      const form = await openForm(world, type, 'create', { environment: world.environment }, given)
      const { amount, complete } = estimateForm(form.model(), prices)
      // The tile shows no price when the estimate is incomplete.
      if (!complete || !amount || Object.keys(offer.values).length === 0) continue
      await form.complete()
      compared[`${type} ${offer.id}`] = [inCents(amount.month), inCents(await chargedFor(world, type, form))]
    }
    expectAgreement(compared, [
      'virtual_machine small',
      'virtual_machine app',
      'managed_service postgresql',
      'managed_service mariadb',
      'managed_service kubernetes',
    ])
  })

  it.each(dialogs.map((dialog) => [dialog.type, dialog.id, dialog] as const))(
    'what is charged after a dialog of a %s, %s, is what it says [PRICING-01] [VM-26]',
    async (_type, _id, dialog) => {
      const { said, real, noted } = await performed(place, dialog)
      expect(said).toBe(real)
      expect(noted).toBe(pricedFields(dialog.type, dialog.id).length > 0 ? real : undefined)
      expect(dialog.id === 'reinstall' || Number(real) > 0).toBe(true)
    },
  )
})
