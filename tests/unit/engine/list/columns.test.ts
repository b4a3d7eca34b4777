import { describe, expect, test } from 'vitest'
import {
  chosenColumns,
  isColumnChoice,
  defaultColumns,
  type ColumnChoice,
} from '../../../../src/engine/list/columns'

const columns = [
  { id: 'name', hidden: false },
  { id: 'state', hidden: false },
  { id: 'size', hidden: false },
  { id: 'uuid', hidden: true },
]

const shown = (choice: ColumnChoice): string[] => chosenColumns(columns, choice).map(({ id }) => id)

describe('the choice of columns', () => {
  test('shows what the manifest shows until something is chosen', () => {
    expect(shown(defaultColumns)).toEqual(['name', 'state', 'size'])
  })

  test('hides and shows, but never the first column', () => {
    expect(shown({ order: [], hidden: { name: true, state: true, uuid: false } })).toEqual([
      'name',
      'size',
      'uuid',
    ])
  })

  test('takes nothing else out of the memory of the browser', () => {
    expect(isColumnChoice({ order: ['a'], hidden: { a: true } })).toBe(true)
    expect(isColumnChoice({ order: [1], hidden: {} })).toBe(false)
    expect(isColumnChoice({ order: [], hidden: { a: 'yes' } })).toBe(false)
    expect(isColumnChoice(null)).toBe(false)
  })
})
