import { beforeAll, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import { callsOfSteps, stepsAfterwards, stepsThrough } from '../../../../src/engine/jobs/plan-steps'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledField } from '../../../../src/manifest/compiled'
import { subject } from '../../manifest/support'
import { english } from '../../platform/stand'
import { cellEnv } from '../support'

let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english('virtual_machine'), resource)
})

/** A form of machines that asks for some of its fields, whose choices are called as their values in capitals. */
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
  const steps = stepsThrough(resize, { vcpu: 8, ram: 16_384 }, modelOf('resize', ['vcpu', 'ram'], {}))
  expect(steps.map(({ action, label }) => [action, label])).toEqual([
    ['stop', 'Stop'],
    ['resize', 'Resize: vCPU 8, Memory 16 GB'],
    ['start', 'Start'],
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
  const planned = resource.create?.planned ?? []
  const all = stepsAfterwards(planned, modelOf('create', ['more_disks', 'address', 'firewall'], values))
  expect(all).toEqual([
    { action: 'addDisk', label: 'Add disk: 20 GB', typed: { size_gb: 20 } },
    { action: 'addDisk', label: 'Add disk: 500 GB', typed: { size_gb: 500 } },
    { action: 'assignAddress', label: 'Assign floating IP: 185.7.1.1', typed: { address: '185.7.1.1' } },
    { action: 'attachFirewall', label: 'Attach firewall: FW-1', typed: { uuid: 'fw-1' } },
  ])
  expect(stepsAfterwards(planned, modelOf('create', ['firewall'], values))).toHaveLength(1)
  expect(stepsAfterwards(planned, modelOf('create', ['more_disks', 'address'], { more_disks: [] }))).toEqual(
    [],
  )
})
