import { describe, expect, it } from 'vitest'
import { cellInput } from '../../../../src/engine/cells/cell'
import { subject } from '../../manifest/support'
import { columnOf } from '../support'

const column = columnOf('last', {
  values: ['replica[].created_at'],
  newest: { when: { record: 'type', is: 'backup' } },
})
const valuesOf = (replica: readonly object[]) =>
  cellInput(column, subject({ record: { replica } }), {} as never).values

describe('the newest of several elements', () => {
  it('is the greatest matching value, in any position', () => {
    const replica = [
      { type: 'backup', created_at: '2026-11-14 02:00:00' },
      { type: 'snapshot', created_at: '2026-11-22 08:00:00' },
      { type: 'backup', created_at: '2026-11-21 02:00:00' },
      { type: 'backup', created_at: '2026-11-07 02:00:00' },
    ]
    expect(valuesOf(replica)).toEqual([['2026-11-21 02:00:00']])
  })

  it('is none where none fits', () => {
    expect(valuesOf([{ type: 'snapshot', created_at: '2026-11-22 08:00:00' }])).toEqual([[]])
    expect(valuesOf([])).toEqual([[]])
  })
})
