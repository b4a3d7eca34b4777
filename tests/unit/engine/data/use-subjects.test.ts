import { describe, expect, it, vi } from 'vitest'
import { indexBy } from '../../../../src/manifest/join-index'
import { joinsFrom } from '../../../../src/engine/data/use-joins'
import { subjectsOf } from '../../../../src/engine/data/use-subjects'
import { isLoading, readPath } from '../../../../src/manifest/subject'
import { resourceOf, rowOf, environment } from '../support'

const networks = [
  { id: 'n-1', name: 'one' },
  { id: 'n-2', name: 'two' },
]

describe('what is joined to a record', () => {
  it('is found by any of the values its path leads to, in the place of the record', () => {
    const resource = resourceOf({
      joins: {
        network: { operation: 'listNetworks', theirs: 'id', ours: 'parts[].id', take: 'one' },
        networks: { operation: 'listNetworks', theirs: 'id', ours: 'parts[].id', take: 'many' },
      },
    })
    const joins = (_: string, location: string | undefined) =>
      location === 'tll' ? indexBy(networks, 'id') : undefined
    const subjectOf = subjectsOf(resource, environment(), joins, undefined)
    const record = { uuid: 'a', parts: [{ id: 'x' }, { id: 'n-2' }, { id: 'n-1' }] }
    expect(readPath(subjectOf(rowOf(record)), '$network.name')).toBe('two')
    expect(subjectOf(rowOf(record)).derived?.('networks')).toEqual([networks[1], networks[0]])
    expect(subjectOf(rowOf(record, 'jhv')).derived?.('networks')).toEqual([])
    expect(subjectOf(rowOf(record, 'jhv')).pending?.('network')).toBe(true)
  })

  it('is looked for in one index of each list, found once for all records', () => {
    const resource = resourceOf({
      joins: { network: { operation: 'listNetworks', theirs: 'id', ours: 'id', take: 'one' } },
      price: [{ type: 'CPU', record: { count: '$network' } }],
    })
    const answers = vi.fn(() => ({ data: networks, failed: false }))
    const subjectOf = subjectsOf(resource, environment(), joinsFrom(resource, answers), [])
    const names = Array.from({ length: 50 }, (_, index) => {
      const subject = subjectOf(rowOf({ id: 'n-2', nth: index }))
      return [readPath(subject, '$network.name'), subject.pending?.('network'), subject.pending?.('price')]
    })
    expect(names).toEqual(names.map(() => ['two', false, false]))
    expect(answers).toHaveBeenCalledTimes(1)
  })

  it('is being read until its list has answered or failed, and so is a price', () => {
    const resource = resourceOf({
      joins: { network: { operation: 'listNetworks', theirs: 'id', ours: 'id', take: 'one' } },
      price: [{ type: 'CPU', record: { count: '$network' } }],
    })
    const reading = (
      answer: { data: unknown; failed: boolean },
      awaitsPrices = false,
    ): readonly boolean[] => {
      const joins = joinsFrom(resource, () => answer)
      const subject = subjectsOf(resource, environment(), joins, [], awaitsPrices)(rowOf({ id: 'n-1' }))
      return ['$network.name', '$price'].map((path) => isLoading(subject, path))
    }
    expect(reading({ data: undefined, failed: false })).toEqual([true, true])
    expect(reading({ data: undefined, failed: true })).toEqual([false, false])
    expect(reading({ data: networks, failed: false })).toEqual([false, false])
    expect(reading({ data: undefined, failed: true }, true)).toEqual([false, true])
  })
})
