import { describe, expect, it } from 'vitest'
import { referenceCalls, referencesIn } from '../../../../src/engine/data/use-references'
import type { OperationId } from '../../../../src/generated/operations'
import { resourceOf, environment } from '../support'

const disk = resourceOf({
  type: 'disk',
  title: ['name', ['$machine.name', '$place.name'], 'uuid'],
  joins: {
    machine: { operation: 'listVms', theirs: 'storage[].uuid', ours: 'uuid', take: 'one' },
    place: { operation: 'listVms', each: 'storage', theirs: 'uuid', ours: 'uuid', take: 'one' },
    addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', ours: 'uuid', take: 'many' },
  },
})

const lists: Partial<Record<OperationId, unknown>> = {
  listDisks: [{ uuid: 'a' }, { uuid: 'b', name: 'data' }, { uuid: '00d4cc16-free-3654' }],
  listVms: [{ name: 'queue', storage: [{ uuid: 'a', name: 'vda' }] }],
}

describe('records of another type', () => {
  it('[LIST-07] are called what their own list calls them, also by what they are joined with', () => {
    const find = referencesIn([disk], (operation) => ({ data: lists[operation] }), environment())
    expect(find('disk', 'a', 'tll')).toEqual({ title: 'queue · vda', href: '/things/tll/a' })
    expect(find('disk', 'b', 'tll')?.title).toBe('data')
    expect(find('disk', '00d4cc16-free-3654', 'tll')?.title).toBe('00d4cc16…3654')
    expect(find('disk', 'gone', 'tll')).toBeUndefined()
    expect(find('other', 'a', 'tll')).toBeUndefined()
  })

  it('need the lists that name them, in the same places, and no more', () => {
    const site = { locations: [{ slug: 'tll' }, { slug: 'jhv' }], feature: () => true }
    const calls = referenceCalls([disk], site as never, 'jhv')
    expect(calls).toEqual([
      { operation: 'listDisks', location: 'jhv' },
      { operation: 'listVms', location: 'jhv' },
    ])
  })
})
