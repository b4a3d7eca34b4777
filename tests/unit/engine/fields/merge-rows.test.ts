import { describe, expect, it } from 'vitest'
import { editedRows, mergeRows, type EditedRow } from '../../../../src/engine/fields/edited-rows'

const fields = [{ at: 'port' }, { at: 'source' }]
const rule = (uuid: string, port: number, source = 'any') => ({ uuid, port, source })
const base = [rule('a', 80), rule('b', 443), rule('c', 22)]

function edited(changes: Readonly<Record<string, Partial<EditedRow>>>): EditedRow[] {
  return editedRows(base, 'uuid').map((row) => ({ ...row, ...changes[row.key] }))
}

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
