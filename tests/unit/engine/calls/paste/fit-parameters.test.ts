import { describe, expect, it } from 'vitest'
import { fitParameters } from '../../../../../src/engine/calls/paste/fit-parameters'
import { fieldOf, formOf } from '../../support'

const form = formOf(
  fieldOf('name'),
  fieldOf('size', { type: 'integer' }),
  fieldOf('backup', { type: 'boolean' }),
  fieldOf('tags', { type: 'array' }),
  fieldOf('options', { type: 'object' }),
  fieldOf('source', { local: 'string' }),
  fieldOf('rules', {
    type: 'array',
    of: [
      fieldOf('direction'),
      fieldOf('port_start', { type: 'integer', to: 'port_end' }),
      fieldOf('sources', { type: 'array' }),
    ],
  }),
)
const fit = (parameters: Record<string, unknown>, bound = {}) => fitParameters(form, bound, parameters)

describe('pasted parameters', () => {
  it('have the types of their fields', () => {
    expect(fit({ name: 5, size: '20', backup: 'true', tags: 'one', options: '{"a": 1}' }).values).toEqual({
      name: '5',
      size: 20,
      backup: true,
      tags: ['one'],
      options: { a: 1 },
    })
    expect(fit({ name: 'x', size: 20, backup: false, tags: ['a', 'b'] }).values).toEqual({
      name: 'x',
      size: 20,
      backup: false,
      tags: ['a', 'b'],
    })
  })

  it('that are no number stay for the form to complain about', () => {
    expect(fit({ size: 'many' }).values).toEqual({ size: 'many' })
  })

  it('of one value that come several times are the last', () => {
    expect(fit({ name: ['a', 'b'], size: ['1', '2'] }).values).toEqual({ name: 'b', size: 2 })
  })

  it('make rows, as objects or as their texts', () => {
    const row = { direction: 'inbound', port_start: 80, port_end: 90, sources: ['10.0.0.0/8'] }
    expect(fit({ rules: [row] }).values).toEqual({ rules: [row] })
    expect(fit({ rules: JSON.stringify(row) }).values).toEqual({ rules: [row] })
    expect(fit({ rules: [JSON.stringify(row), JSON.stringify(row)] }).values).toEqual({ rules: [row, row] })
  })

  it('nobody asks for are named and left out, in rows as well', () => {
    expect(
      fit({
        colour: 'red',
        source: 'os',
        backup: 'perhaps',
        options: 'none',
        rules: [{ direction: 'inbound', uuid: '1', port_end: null, sources: '<sources>' }],
      }),
    ).toEqual({
      values: { rules: [{ direction: 'inbound' }] },
      unknown: ['colour', 'source', 'backup', 'options', 'rules.uuid'],
      placeholders: ['rules.sources'],
      given: [],
    })
    expect(fit({ rules: 'everything', tags: [{}] }).unknown).toEqual(['rules', 'tags'])
  })

  it('that stand for something are left to the reader', () => {
    expect(fit({ name: '$NAME', size: '<size>', uuid: '{uuid}' }, { uuid: '1' })).toEqual({
      values: {},
      unknown: [],
      placeholders: ['name', 'size'],
      given: [],
    })
  })

  it('the form does not decide are silent when they agree, and named when not', () => {
    expect(fit({ uuid: 'v-1', account: '7' }, { uuid: 'v-1', account: 7 }).given).toEqual([])
    expect(fit({ uuid: 'v-2' }, { uuid: 'v-1', account: 7 }).given).toEqual(['uuid'])
  })

  it('without a value say nothing', () => {
    expect(fit({ name: null, size: '', colour: undefined })).toEqual({
      values: {},
      unknown: [],
      placeholders: [],
      given: [],
    })
  })
})
