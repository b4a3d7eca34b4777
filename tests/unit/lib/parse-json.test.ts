import { expect, it } from 'vitest'
import { parseJson } from '../../../src/lib/parse-json'

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  ['<html>', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
