import { describe, expect, it } from 'vitest'
import { completionInput } from '../../../../codegen/manifests/complete/completion-input'
import { Description } from '../../../../codegen/openapi/description'
import { account } from '../../../manifests/base'
import { changed } from '../../../manifests/support'

const text = { type: 'string' }
const answer = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } })

/** The completion input of a type whose list call has this path and whose records have these fields. */
function known(path: string, properties: object, key = 'id') {
  const items = { $ref: '#/components/schemas/Thing' }
  const description = new Description({
    paths: { [path]: { get: { operationId: 'listThings', responses: answer({ type: 'array', items }) } } },
    components: { schemas: { Thing: { type: 'object', properties: { [key]: text, ...properties } } } },
  })
  const manifest = changed(account, { 'list.operation': 'listThings', key: undefined, title: undefined })
  const { manifest: completed, ...more } = completionInput(manifest, description, new Map())
  return { ...more, schema: completed.schema, scope: completed.scope, location: completed.location }
}

describe('what follows from the list call', () => {
  it('is the schema of the records, their key and their title', () => {
    expect(known('/things', { name: text }, 'uuid')).toMatchObject({
      schema: 'Thing',
      key: 'uuid',
      title: ['name', 'uuid'],
    })
    expect(known('/things', {})).toMatchObject({ key: 'id', title: ['id'] })
  })

  it('is a list for each location if its path has one', () => {
    const place = { ...text, 'x-location': true }
    expect(known('/{location}/things', { place })).toMatchObject({ scope: 'location', location: undefined })
    expect(known('/things', {})).toMatchObject({ scope: 'global', location: undefined })
  })

  it('is the location of a record in a list of all, where the description marks it', () => {
    const place = { ...text, 'x-location': true }
    expect(known('/things', { place })).toMatchObject({ scope: 'global', location: 'place' })
    const where = { type: 'object', properties: { name: text, place } }
    expect(known('/things', { where })).toMatchObject({ location: 'where.place' })
  })
})
