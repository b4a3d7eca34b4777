import { describe, expect, it } from 'vitest'
import {
  editedRows,
  mergeRows,
  rowDifferences,
  type EditedRow,
} from '../../../../src/engine/fields/edited-rows'

const fields = [{ at: 'port' }, { at: 'source' }]
const carries = ['uuid', 'port', 'source']
const rule = (uuid: string, port: number, source = 'any') => ({ uuid, port, source })
const base = [rule('a', 80), rule('b', 443), rule('c', 22)]

function edited(changes: Readonly<Record<string, Partial<EditedRow>>>): EditedRow[] {
  return editedRows(base, 'uuid').map((row) => ({ ...row, ...changes[row.key] }))
}

describe('concurrent changes of elements', () => {
  it('is which came, which are others and which went', () => {
    const now = [rule('d', 25), rule('b', 8443), rule('a', 80)]
    expect(rowDifferences(base, now, 'uuid', carries)).toEqual([
      { key: 'd', before: undefined, after: now[0] },
      { key: 'b', before: base[1], after: now[1] },
      { key: 'c', before: base[2], after: undefined },
    ])
  })

  it('is nothing where only the order or something that does not count differs', () => {
    const now = [...base].reverse().map((each) => ({ ...each, seen: 1 }))
    expect(rowDifferences(base, now, 'uuid', carries)).toEqual([])
  })
})

describe('edits put onto what the server has now', () => {
  it('take theirs where nothing was edited', () => {
    const now = [rule('b', 8443), rule('d', 25)]
    expect(mergeRows(edited({}), now, 'uuid', fields)).toEqual(editedRows(now, 'uuid'))
  })

  it('stay whole, on the element as it is now', () => {
    const mine = rule('b', 444, '10.0.0.0/8')
    const now = [rule('a', 80), rule('b', 443, '192.0.2.1'), rule('c', 22)]
    const merged = mergeRows(edited({ b: { value: mine } }), now, 'uuid', fields)
    expect(merged[1]).toEqual({ key: 'b', original: now[1], value: mine, removed: false })
  })

  it('keep as new what was edited and has gone, and after all what is new', () => {
    const added: EditedRow = { key: 'new-1', original: undefined, value: { port: 25 }, removed: false }
    const mine = rule('b', 444)
    const merged = mergeRows([...edited({ b: { value: mine } }), added], [rule('a', 80)], 'uuid', fields)
    expect(merged.map(({ key, original }) => [key, original !== undefined])).toEqual([
      ['a', true],
      ['b', false],
      ['new-1', false],
    ])
    expect(merged[1]?.value).toBe(mine)
  })

  it('leave away what was taken away, also when it is another now, and what both took away', () => {
    const taken = edited({ b: { removed: true }, c: { removed: true } })
    const merged = mergeRows(taken, [rule('a', 80), rule('b', 8443)], 'uuid', fields)
    expect(merged.map(({ key, removed }) => [key, removed])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(merged[1]?.original).toEqual(rule('b', 8443))
  })
})
