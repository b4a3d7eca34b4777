import { expect, it } from 'vitest'
import { recordItem } from '../../../../src/engine/data/record-item'
import { resource as machine } from '../../../../src/generated/resources/virtual-machine'
import { environment, rowOf } from '../support'

it('has name, state and price of a record, and computes what is read alone', () => {
  const record = { uuid: 'a', name: 'web', status: 'stopped' }
  const asked: string[] = []
  const item = recordItem(machine, rowOf(record), () => ({
    record,
    environment: environment(),
    derived: (name) => {
      asked.push(name)
      return 12.5
    },
  }))
  expect(item.key).toBe('virtual_machine tll/a')
  expect(item.title).toBe('web')
  expect(item.view).toMatchObject({ state: 'stopped', kind: 'rest' })
  expect(item.view).toBe(item.view)
  expect(asked).toEqual([])
  expect(item.month).toBe(12.5)
  expect(item.monthUnknown).toBe(false)
})
