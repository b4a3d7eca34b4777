import { describe, expect, test } from 'vitest'
import {
  columnVisibility,
  inOrder,
  isColumnChoice,
  nothingChosen,
  type ColumnChoice,
} from '../../../../src/engine/list/column-choice'

const columns = [
  { id: 'name', hidden: false },
  { id: 'state', hidden: false },
  { id: 'size', hidden: false },
  { id: 'uuid', hidden: true },
]

const shown = (choice: ColumnChoice): string[] =>
  Object.entries(columnVisibility(columns, choice)).flatMap(([id, on]) => (on ? [id] : []))
const order = (choice: ColumnChoice): string[] => inOrder(columns, choice).map(({ id }) => id)

describe('the choice of columns', () => {
  test('shows what the manifest shows until something is chosen', () => {
    expect(shown(nothingChosen)).toEqual(['name', 'state', 'size'])
    expect(order(nothingChosen)).toEqual(['name', 'state', 'size', 'uuid'])
  })

  test('hides and shows, but never the first column', () => {
    expect(shown({ order: [], hidden: { name: true, state: true, uuid: false } })).toEqual([
      'name',
      'size',
      'uuid',
    ])
  })

  test('keeps the first column first, leaves out columns that are gone and appends those that are new', () => {
    expect(order({ order: ['size', 'gone', 'name', 'state'], hidden: {} })).toEqual([
      'name',
      'size',
      'state',
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
