import { describe, expect, it } from 'vitest'
import { newRecord } from '../../../src/manifest/new-record'

const list = [{ id: 1 }, { id: 2 }, { id: 3 }]

describe('the record a create call has made', () => {
  it('is the answer', () => {
    expect(newRecord({ uuid: 'a' }, 'record', 'uuid', new Set())).toEqual({ uuid: 'a' })
    for (const answer of [undefined, null, true, [], 'x']) {
      expect(newRecord(answer, 'record', 'uuid', new Set())).toBeUndefined()
    }
  })

  it('is the one entry of an answered list that was not there before', () => {
    expect(newRecord(list, 'list', 'id', new Set([1, 3]))).toEqual({ id: 2 })
    expect(newRecord([{ id: 1 }], 'list', 'id', new Set())).toEqual({ id: 1 })
  })

  it('is not guessed: none when several are new, or none is', () => {
    expect(newRecord(list, 'list', 'id', new Set([1]))).toBeUndefined()
    expect(newRecord(list, 'list', 'id', new Set([1, 2, 3]))).toBeUndefined()
    expect(newRecord({ id: 1 }, 'list', 'id', new Set())).toBeUndefined()
    expect(newRecord([null, 'x'], 'list', 'id', new Set())).toBeUndefined()
  })
})
