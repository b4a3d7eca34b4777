import { beforeAll, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import { callsOfSteps } from '../../../../src/engine/calls/calls-of-steps'
import { stepsOfCreation, stepsThrough } from '../../../../src/engine/jobs/steps-of-form'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { forms as createDelegation } from '../../../../src/generated/forms/access-delegation'
import { resource as delegation } from '../../../../src/generated/resources/access-delegation'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledField } from '../../../../src/manifest/compiled-fields'
import { subject } from '../../manifest/support'
import { english } from '../../platform/stand'
import { cellEnv } from '../support'

const record = {
  type: 'virtual_machine',
  key: 'tll/vm-1',
  name: 'web',
  resource,
  subject: subject({ record: { uuid: 'vm-1' }, location: 'tll' }),
}
let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english('virtual_machine'), resource)
})

/** A form of machines with some of its fields; the label of a choice is its value in capitals. */
function modelOf(form: string, asked: readonly string[], values: Record<string, unknown>) {
  return {
    resource,
    env,
    values,
    subject: subject({ form: values }),
    visible: asked.flatMap((id) => forms[form]?.fields[id] ?? []),
    choices: ({ id, options }: CompiledField) => {
      const value = String(values[id])
      const option = {
        ...{ id: value, value, label: value.toUpperCase() },
        ...{ note: undefined, disabledReason: undefined, item: undefined },
      }
      return options
        ? { options: [option], state: 'known' as const, retry: undefined, usual: undefined }
        : undefined
    },
  }
}

it('the steps around an action say what was chosen', () => {
  const { resize } = resource.actions
  if (!resize) throw new Error('There is no such action')
  const steps = stepsThrough(resize, { vcpu: 8, ram: 16_384 }, modelOf('resize', ['vcpu', 'ram'], {}), record)
  expect(steps.map(({ target, label, after }) => [target.action.id, label, after])).toEqual([
    ['stop', 'Stop', null],
    ['resize', 'Resize: vCPU 8, Memory 16 GB', 0],
    ['start', 'Start', 1],
  ])
  const about = subject({ record: { uuid: 'vm-1' }, location: 'tll' })
  expect(
    callsOfSteps(resource, steps, about).map(({ operation, parameters }) => [operation, parameters]),
  ).toEqual([
    ['stopVm', { location: 'tll', uuid: 'vm-1', force: false }],
    ['updateVm', { location: 'tll', uuid: 'vm-1', vcpu: 8, ram: 16_384 }],
    ['startVm', { location: 'tll', uuid: 'vm-1' }],
  ])
})

it('a new record is completed with the rows and the choices of its form, as far as they are asked for', () => {
  const values = { more_disks: [{ size_gb: 20 }, { size_gb: 500 }], address: '185.7.1.1', firewall: 'fw-1' }
  const steps = resource.create?.steps ?? []
  const of = (asked: readonly string[], given: Record<string, unknown>) =>
    stepsOfCreation(steps, modelOf('create', asked, given), record).map(({ target, label, typed, after }) => [
      target.action.id,
      label,
      typed,
      after,
    ])
  expect(of(['more_disks', 'address', 'firewall'], values)).toEqual([
    ['attachFirewall', 'Assign firewall: FW-1', { uuid: 'fw-1' }, null],
    ['assignAddress', 'Assign floating IP: 185.7.1.1', { address: '185.7.1.1' }, null],
    ['addDisk', 'Add disk: 20 GB', { size_gb: 20 }, null],
    ['addDisk', 'Add disk: 500 GB', { size_gb: 500 }, null],
  ])
  expect(of(['firewall'], values)).toHaveLength(1)
  expect(of(['more_disks', 'address'], { more_disks: [] })).toEqual([])
})

it('each of a list of plain values is a step of its own, and none keeps the others back', async () => {
  const about = cellEnv(await english('access_delegation'), delegation)
  const values = { emails: ['a@b.example', 'c@d.example'] }
  const model = {
    ...modelOf('create', [], values),
    resource: delegation,
    env: about,
    visible: [createDelegation.create?.fields.emails].flatMap((field) => field ?? []),
  }
  const made = stepsOfCreation(delegation.create?.steps ?? [], model, { ...record, resource: delegation })
  expect(made.map(({ label, typed, after }) => [label, typed, after])).toEqual([
    ['Invite: a@b.example', { grantee_username: 'a@b.example' }, null],
    ['Invite: c@d.example', { grantee_username: 'c@d.example' }, null],
  ])
})
