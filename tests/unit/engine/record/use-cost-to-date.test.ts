import { describe, expect, it } from 'vitest'
import { costToDate } from '../../../../src/engine/record/use-cost-to-date'

const usage = { theirs: 'owner_uuid', sum: 'cost' }
const items = [
  { uuid: 'vm-1', owner_uuid: 'vm-1', cost: 12.5 },
  { uuid: 'disk-1', owner_uuid: 'vm-1', cost: 1.25 },
  { uuid: 'disk-2', owner_uuid: 'vm-2', cost: 7 },
  { uuid: 'odd', owner_uuid: 'vm-1', cost: 'x' },
  { uuid: 'nobody', owner_uuid: null, cost: 3 },
]

describe('what was spent on a record', () => {
  it('is what its items come to, its parts with it', () => {
    expect(costToDate(usage, 'vm-1', items)).toBe(13.75)
    expect(costToDate({ ...usage, theirs: 'uuid' }, 'disk-2', items)).toBe(7)
  })

  it('is nothing when nothing was used, and not known before an answer', () => {
    expect(costToDate(usage, 'vm-3', items)).toBe(0)
    expect(costToDate(usage, 'vm-1', undefined)).toBeUndefined()
    expect(costToDate(usage, 'vm-1', { items })).toBeUndefined()
  })
})
