import { describe, expect, it } from 'vitest'
import { fieldsOf, type FormValues } from '../../../../../src/engine/fields/form-values'
import { pasteInto } from '../../../../../src/engine/calls/paste/paste-into'
import { fieldOf, formOf } from '../../support'

const form = formOf(
  fieldOf('service'),
  fieldOf('location', { at: 'package_parameters.location' }),
  fieldOf('workers', {
    at: 'package_parameters.spec.provider.workers',
    type: 'array',
    of: [
      fieldOf('machine', { type: 'object' }),
      fieldOf('min', { type: 'integer' }),
      fieldOf('volume', { at: 'volume.size', type: 'integer' }),
    ],
  }),
)
const model = {
  form,
  values: {},
  suppose: (values: FormValues) => ({ values, visible: fieldsOf(form) }),
}
const paste = (body: unknown) => pasteInto(JSON.stringify(body), 'createService', { model, bound: {} })

describe('a pasted call whose parameters lie inside others', () => {
  const row = { machine: { cpu: 2, ram: 4 }, min: 1, volume: { size: 60 } }

  it('fills the fields that name their places', () => {
    const pasted = paste({
      service: 'kubernetes',
      package_parameters: { location: 'tll', spec: { provider: { workers: [row] } } },
    })
    expect(pasted).toMatchObject({
      values: { service: 'kubernetes', location: 'tll', workers: [row] },
      unknown: [],
    })
  })

  it('names what there is no field for', () => {
    const pasted = paste({
      package_parameters: {
        location: 'tll',
        colour: 'red',
        spec: { provider: { workers: [{ ...row, volume: { size: 60, kind: 'fast' } }] } },
      },
    })
    expect(pasted.unknown).toEqual(['package_parameters', 'package_parameters.spec.provider.workers.volume'])
    expect(pasted.values).toEqual({ location: 'tll', workers: [row] })
  })
})
