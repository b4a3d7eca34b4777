import { describe, expect, it } from 'vitest'
import type { StoredValues } from '../../../../src/platform/session/draft'
import { editsIn, nextKey } from '../../../../src/engine/fields/edited-rows'

const holding = (values: Record<string, unknown> | undefined): StoredValues => ({
  read: () => values,
  write: () => undefined,
  clear: () => undefined,
})
const row = { key: 'a', original: { port: 1 }, value: { port: 2 }, removed: false }

describe('a draft of edited rows', () => {
  it('gives back what was kept', () => {
    const kept = JSON.parse(
      JSON.stringify({ base: [{ port: 1 }], rows: [row, { ...row, original: undefined }] }),
    )
    expect(editsIn(holding(kept))).toEqual(kept)
  })

  it.each([
    ['nothing', undefined],
    ['no rows', { base: [] }],
    ['rows that are none', { base: [], rows: [{ ...row, removed: 'no' }] }],
    ['a base that is none', { base: [7], rows: [] }],
  ])('that holds %s is none', (_, values) => {
    expect(editsIn(holding(values))).toBeUndefined()
  })
})

describe('the key of a new row', () => {
  it('is one no row has', () => {
    expect(nextKey([])).toBe('new-1')
    expect(nextKey([row, { ...row, key: 'new-7' }, { ...row, key: 'new-2' }])).toBe('new-8')
  })
})
