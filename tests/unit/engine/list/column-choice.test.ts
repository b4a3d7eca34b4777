import { describe, expect, test } from 'vitest'
import {
  columnOrder,
  isColumnChoice,
  nothingChosen,
  orderedColumns,
  visibleColumns,
} from '../../../../src/engine/list/column-choice'
import { hideColumns } from '../../../../src/engine/list/hide-columns'
import type { CompiledColumn } from '../../../../src/manifest/compiled'

const columns = [
  { id: 'name', hidden: false },
  { id: 'state', hidden: false },
  { id: 'size', hidden: false },
  { id: 'uuid', hidden: true },
] as CompiledColumn[]

const ids = (shown: readonly CompiledColumn[]): string[] => shown.map(({ id }) => id)

describe('the choice of columns', () => {
  test('shows what the manifest shows until something is chosen', () => {
    expect(ids(visibleColumns(columns, nothingChosen))).toEqual(['name', 'state', 'size'])
    expect(ids(orderedColumns(columns, nothingChosen))).toEqual(['name', 'state', 'size', 'uuid'])
  })

  test('hides and shows, but never the first column', () => {
    const choice = { order: [], hidden: { name: true, state: true, uuid: false } }
    expect(ids(visibleColumns(columns, choice))).toEqual(['name', 'size', 'uuid'])
  })

  test('hides some and shows some again, and leaves the others as they were', () => {
    const choice = { order: ['size'], hidden: { state: true, uuid: false } }
    expect(hideColumns(choice, { size: true, state: false })).toEqual({
      order: ['size'],
      hidden: { state: false, size: true, uuid: false },
    })
  })

  test('keeps the first column first, leaves out columns that are gone and appends those that are new', () => {
    expect(columnOrder(columns, { order: ['size', 'gone', 'name', 'state'], hidden: {} })).toEqual([
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
