import { describe, expect, it } from 'vitest'
import { indexBy, wholeKey, wholeOf } from '../../../src/manifest/join-index'

const machines = [
  { uuid: 'vm-1', network: 'n-1', storage: [{ uuid: 'd-1' }, { uuid: 'd-2' }] },
  { uuid: 'vm-2', network: 'n-1', storage: [] },
  { uuid: 'vm-3', network: null },
  null,
]

describe('a joined list', () => {
  it('is found by a value, with everything that carries it', () => {
    const index = indexBy(machines, 'network')
    expect(index.get('n-1')).toEqual([machines[0], machines[1]])
    expect(index.get('n-2')).toBeUndefined()
  })

  it('is found by every element of a nested list', () => {
    const index = indexBy(machines, 'storage[].uuid')
    expect(index.get('d-1')).toEqual([machines[0]])
    expect(index.get('d-2')).toEqual([machines[0]])
    expect(index.size).toBe(2)
  })

  it('is found as the element of a nested list, where the elements are joined', () => {
    const index = indexBy(machines, 'uuid', 'storage')
    expect(index.get('d-2')).toEqual([{ uuid: 'd-2' }])
    expect(index.get('vm-1')).toBeUndefined()
    expect(indexBy(machines, 'uuid').get('vm-1')).toEqual([machines[0]])
  })

  it('has nothing under null: what is missing matches nothing', () => {
    expect([...indexBy(machines, 'network').keys()]).toEqual(['n-1'])
  })

  it('finds an item once under a value it carries twice', () => {
    const network = { vm_uuids: ['vm-1', 'vm-1'] }
    expect(indexBy([network], 'vm_uuids[]').get('vm-1')).toEqual([network])
  })

  it('distinguishes numbers and texts', () => {
    expect(indexBy([{ id: 1 }], 'id').get('1')).toBeUndefined()
  })

  it('is made once for an answer and a path', () => {
    expect(indexBy(machines, 'uuid')).toBe(indexBy(machines, 'uuid'))
    expect(indexBy(machines, 'uuid')).not.toBe(indexBy(machines, 'network'))
    expect(indexBy([...machines], 'uuid')).not.toBe(indexBy(machines, 'uuid'))
  })

  it.each([undefined, null, {}, 'x'])('is empty when the answer is %j', (answer) => {
    expect(indexBy(answer, 'uuid').size).toBe(0)
  })
})

describe('a whole answer', () => {
  it('is there for every record; a list by its items', () => {
    const answer = { url: 'https://s3.example' }
    expect(wholeOf(answer).get(wholeKey)).toEqual([answer])
    expect(wholeOf(machines).get(wholeKey)).toBe(machines)
  })
})
