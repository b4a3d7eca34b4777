import { expect, it } from 'vitest'
import { splitEntries } from '../../../../src/ui/form-controls/split-entries'

it.each([
  ['10.0.0.1 10.0.0.2,10.0.0.3;10.0.0.1\n', ['10.0.0.1', '10.0.0.2', '10.0.0.3']],
  ['"Jo Do" <jo@do.example>, Mari Maasikas <mari@raamat.example>', ['jo@do.example', 'mari@raamat.example']],
  ['<jo@do.example>\nmari@raamat.example x', ['jo@do.example', 'mari@raamat.example', 'x']],
  ['a < b', ['a', '<', 'b']],
  ['1,5', ['1', '5']],
  [' , ;', []],
])('%j is a list of %j', (text, entries) => {
  expect(splitEntries(text)).toEqual(entries)
})
