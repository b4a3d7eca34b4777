import { describe, expect, it } from 'vitest'
import { required, unreachable } from '../../../src/lib/invariant'
import { isRecord } from '../../../src/lib/is-record'
import { pathParameters } from '../../../src/lib/operation'

describe('a path template', () => {
  it.each([
    ['/user-resource/user', []],
    ['/{location}/storage/disks/{uuid}', ['location', 'uuid']],
    [
      '/{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces',
      ['location', 'uuid', 'if_uuid'],
    ],
  ])('%s names its parameters in order', (path, names) => {
    expect(pathParameters(path)).toEqual(names)
  })
})

describe('a value that has to be there', () => {
  it('is handed on, also when it is empty, zero or false', () => {
    expect([required('', 'x'), required(0, 'x'), required(false, 'x')]).toEqual(['', 0, false])
  })

  it.each([null, undefined])('is missed in the words of the catalogue: %s [SITE-55]', (value) => {
    expect(() => required(value, 'siteName')).toThrow('siteName is null or undefined')
  })

  it('of a kind nobody expected is named', () => {
    const value: unknown = { kind: 'new' }
    expect(() => unreachable(value as never)).toThrow('Unexpected value: {"kind":"new"}')
  })
})

describe('a record', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('%j: %s', (value, is) => {
    expect(isRecord(value)).toBe(is)
  })
})
