// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { choiceOf } from '../../src/engine/fields/field-options'
import { isLed } from '../../src/manifest/leaders'
import type { CompiledField } from '../../src/manifest/compiled-fields'
import { readFirst } from '../../src/manifest/subject'
import { fc } from '../run/seed'
import { openForm, type FilledForm } from './filled-form'
import { stockedWorld } from './machine-states'
import { openWorld, typeOf, types, type World } from './world'

afterEach(cleanup)

/** The list of a field's options, whose records another user may delete. */
function listOf({ options }: CompiledField): { operation: string; identity: string } | undefined {
  if (options?.kind !== 'resource') return undefined
  const { listOperation: operation, key: identity } = typeOf(options.type).resource
  return { operation, identity }
}

/** The options that may be chosen in a field; a location is only changed by its own step. */
const openIn = (form: FilledForm, field: CompiledField) =>
  (form.model().choices(field)?.options ?? []).filter(({ disabledReason }) => disabledReason === undefined)

const single = ({ type, widget, options }: CompiledField): boolean =>
  options !== null && type !== 'array' && widget !== 'saved' && widget !== 'named' && widget !== 'tabs'

/** The fields of a form with a choice of one, except the location. */
const choosersOf = (form: FilledForm): CompiledField[] =>
  form.model().visible.filter((field) => single(field) && field.options?.kind !== 'locations')

/** Deletes and restores records of a list as another tab or user would; the next read shows it. */
function elsewhere({ platform }: World) {
  const away = new Map<string, { operation: string; at: number; item: unknown }>()
  const change = (operation: string, next: (items: readonly unknown[]) => readonly unknown[]): void =>
    act(() => {
      platform.queries.setQueriesData({ queryKey: [operation] }, (data: unknown) =>
        Array.isArray(data) ? next(data) : data,
      )
    })
  return {
    remove: (field: CompiledField, value: unknown): void => {
      const list = listOf(field)
      if (!list) return
      change(list.operation, (items) =>
        items.filter((item, at) => {
          if (readFirst(item, list.identity) !== value) return true
          away.set(String(value), { operation: list.operation, at, item })
          return false
        }),
      )
    },
    returnAll: (): void => {
      for (const { operation, at, item } of away.values())
        change(operation, (items) => [...items.slice(0, at), item, ...items.slice(at)])
      away.clear()
    },
  }
}

type Step = { kind: 'choose' | 'remove' | 'return' | 'move'; one: number; other: number }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'choose' as const,
      'choose' as const,
      'remove' as const,
      'return' as const,
      'move' as const,
    ),
    one: fc.nat(100),
    other: fc.nat(100),
  }),
  { minLength: 6, maxLength: 12 },
)

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** Walks through a form and compares each choice with what was chosen last. */
async function walk(world: World, form: FilledForm, taken: readonly Step[]): Promise<number> {
  const chosen = new Map<string, unknown>()
  const others = elsewhere(world)
  let compared = 0
  const choose = async (field: CompiledField | undefined, other: number): Promise<void> => {
    const option = field && at(openIn(form, field), other)
    if (!field || !option) return
    const led = Object.values(form.model().form.fields).filter((each) => isLed(each, [field.id]))
    form.set({ [field.id]: option.value })
    await form.settled()
    chosen.set(field.id, option.value)
    // A choice that another answer rules out falls back to the default.
    for (const follower of led) {
      const { choices, values } = form.model()
      if (choices(follower)?.usual?.value === values[follower.id]) chosen.delete(follower.id)
    }
  }
  for (const { kind, one, other } of taken) {
    const fields = choosersOf(form)
    if (kind === 'choose') await choose(at(fields, one), other)
    if (kind === 'remove') {
      const field = at(
        fields.filter((each) => listOf(each) && chosen.has(each.id)),
        one,
      )
      if (field) others.remove(field, chosen.get(field.id))
    }
    if (kind === 'return') others.returnAll()
    if (kind === 'move')
      await choose(
        form.model().visible.find(({ options }) => options?.kind === 'locations'),
        other,
      )
    await form.settled()
    const { model } = form
    for (const field of choosersOf(form).filter(({ id }) => chosen.has(id))) {
      const value = chosen.get(field.id)
      const choices = model().choices(field)
      if (choices?.state !== 'known') continue
      expect({ [field.id]: model().values[field.id] }).toEqual({ [field.id]: value })
      const gone = model().gone.find((each) => each.field === field)
      const offered = choices.options.filter((option) => !gone?.options.includes(option))
      const isOffered = choiceOf({ ...choices, options: offered }, value) !== undefined
      expect({ [field.id]: gone === undefined }).toEqual({ [field.id]: isOffered })
      if (gone) expect(model().errors[field.id]).toBe(gone.options[0]?.disabledReason)
      compared += 1
    }
  }
  return compared
}

const creatable = [...types.values()].flatMap(({ resource, forms }) => {
  const fields = Object.values(forms.create?.fields ?? {})
  return resource.create && fields.some((field) => single(field) && field.options?.kind !== 'locations')
    ? [resource.type]
    : []
})

/** Values that must be set before anything can be chosen. */
const opened = (type: string) => (typeOf(type).forms.create?.fields.restricted ? { restricted: true } : {})

describe('what somebody chose in a form', () => {
  it('is no error when the call that was sent has used it up, and is one when the call was refused', async () => {
    const world = await openWorld()
    const form = await openForm(world, 'virtual_machine', 'create', { environment: world.environment })
    const { network_uuid: network } = form.model().form.fields
    const option =
      network && openIn(form, network).find(({ value }) => value !== form.model().values.network_uuid)
    if (!network || !option) throw new Error('There is no other network')
    form.set({ network_uuid: option.value })
    await form.settled()
    await form.complete()
    expect(form.submit()).toHaveProperty('parameters.network_uuid', option.value)
    elsewhere(world).remove(network, option.value)
    await form.settled()
    expect(form.model()).toMatchObject({ gone: [], errors: {}, values: { network_uuid: option.value } })
    act(() => void form.model().refuse([]))
    expect(form.model().gone).toHaveLength(1)
    expect(form.model().errors.network_uuid).toContain(option.label)
  })

  it.each(creatable)(
    '%s: stays, named, whatever goes elsewhere, comes back, or is ruled out by another answer',
    async (type) => {
      let compared = 0
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          const world = await stockedWorld()
          const form = await openForm(world, type, 'create', { environment: world.environment }, opened(type))
          compared += await walk(world, form, taken)
          form.close()
        }),
        { numRuns: 3 },
      )
      expect(compared).toBeGreaterThan(0)
    },
  )
})
