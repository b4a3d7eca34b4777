import { describe, expect, it } from 'vitest'
import { emitTypes } from '../../../../codegen/openapi/types'

const body = {
  type: 'object',
  required: ['name'],
  allOf: [{ anyOf: [{ required: ['size'] }, { required: ['disk'] }] }],
  properties: { name: { type: 'string' }, size: { type: 'integer' }, disk: { type: 'string' } },
}

const typesOf = async (schema: unknown): Promise<string> => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: { schemas: { Body: schema } },
  }
  return (await emitTypes(document, 'test')).replaceAll(/\s+/g, ' ')
}

describe('types of a body that needs one of several members', () => {
  it('[VM-24] demand one of them', async () => {
    expect(await typesOf(body)).toContain(
      'Body: { name: string; size?: number; disk?: string; } & ({ size: number; } | { disk: string; })',
    )
  })

  it('leave an arm alone that says more than what is required', async () => {
    const arm = { type: 'object', required: ['disk'], properties: { disk: { const: 'vda' } } }
    const types = await typesOf({ ...body, allOf: [{ anyOf: [{ required: ['size'] }, arm] }] })
    expect(types).toContain('& ({ size: number; } | { /** @constant */ disk: "vda"; })')
  })
})
