import { describe, expect, it } from 'vitest'
import { isApiError } from '../../src/api/errors'
import { callOperation } from '../../src/api/call-operation'
import { operations, type OperationId } from '../../src/generated/operations'
import document from '../../src/generated/openapi.json'
import { pathParameters, type Operation } from '../../src/lib/operation'
import { Description, asList } from '../../codegen/openapi/description'
import { actionsOf, openWorld, types } from './world'

const described = new Description(document)

/** Every operation the manifests name, wherever. */
function named(): OperationId[] {
  const found = new Set<OperationId>()
  for (const { resource, forms } of types.values()) {
    found.add(resource.listOperation)
    for (const join of Object.values(resource.joins)) found.add(join.operation)
    if (resource.detail?.operation) found.add(resource.detail.operation)
    if (resource.create) found.add(resource.create.operation)
    for (const action of actionsOf(resource)) {
      found.add(action.operation)
      for (const id of action.refresh ?? []) found.add(id)
    }
    for (const section of resource.detail?.tabs.flatMap((tab) => tab.sections) ?? []) {
      if (section.kind === 'editor') found.add(section.write.operation)
    }
    for (const field of Object.values(forms).flatMap((form) => Object.values(form.fields))) {
      if (field.options?.kind === 'operation') found.add(field.options.operation)
      if (field.limits) found.add(field.limits.operation)
    }
  }
  return [...found].sort()
}

/** Right values for the parameters of a path, and wrong ones for everything else that is typed. */
function wrongValue(schema: unknown): unknown {
  const { type, enum: values, format } = described.concrete(schema)
  const kinds = asList(Array.isArray(type) ? type : [type])
  if (kinds.includes('integer') || kinds.includes('number')) return 'not a number'
  if (kinds.includes('boolean')) return 'perhaps'
  if (kinds.includes('array')) return 'no list'
  if (asList(values).length > 0) return 'none of them'
  if (format === 'uuid' || format === 'ipv4') return 'nothing of the kind'
  return undefined
}

describe('every operation a manifest names', () => {
  it('is described, and one the sandbox has', async () => {
    const world = await openWorld()
    for (const id of named()) {
      const operation = described.operations.get(id)
      expect(operation, id).toBeDefined()
      const table: Operation = operations[id]
      const path = Object.fromEntries(
        pathParameters(table.path).map((name) => [name, name === 'location' ? 'tll' : 'x']),
      )
      try {
        await callOperation(world.platform.client, id, { path, body: {} })
      } catch (error) {
        if (!isApiError(error)) throw error
        expect(error.message, id).not.toMatch(/no route|not implemented|defect/i)
      }
    }
    const asked = new Set(world.sandbox.control.requests().map(({ operation }) => operation))
    expect(named().filter((id) => !asked.has(id))).toEqual([])
  })

  it('sends nothing the sandbox does not know', async () => {
    const world = await openWorld()
    for (const { resource } of types.values()) await world.rows(resource, 'tll')
    expect(world.sandbox.control.requests().filter(({ ignored }) => ignored.length > 0)).toEqual([])
  })
})

describe('a wrong parameter', () => {
  const cases = named().flatMap((id) => {
    const operation = described.operations.get(id)
    const body = operation && described.body(operation)
    const schemas = {
      ...Object.fromEntries(operation ? described.query(operation) : []),
      ...(body ? described.properties(body.schema) : {}),
    }
    return Object.entries(schemas).flatMap(([name, schema]) => {
      const value = wrongValue(schema)
      return value === undefined ? [] : [[id, name, value] as const]
    })
  })

  it('exists for many operations', () => {
    expect(cases.length).toBeGreaterThan(30)
  })

  it.each(cases)('%s %s is refused by name', async (id, name, value) => {
    const world = await openWorld({ seed: 'empty' })
    const table: Operation = operations[id]
    const path = Object.fromEntries(
      pathParameters(table.path).map((each) => [
        each,
        each === 'location'
          ? 'tll'
          : each === 'address'
            ? '203.0.113.9'
            : '00000000-0000-4000-8000-000000000000',
      ]),
    )
    const place = table.query?.includes(name)
      ? { query: { [name]: String(value) } }
      : { body: { [name]: value } }
    try {
      await callOperation(world.platform.client, id, { path, ...(table.body ? { body: {} } : {}), ...place })
      expect.unreachable(`${id} took ${name}`)
    } catch (error) {
      if (!isApiError(error)) throw error
      expect(error).toMatchObject({ kind: 'api', status: 400 })
      expect(error.fields.map(({ field }) => field)).toContain(name)
      expect(error.correlationId).toBeTruthy()
    }
  })

  it('of a kind that is required is refused by name when it is missing', async () => {
    const world = await openWorld({ seed: 'empty' })
    for (const id of named()) {
      const operation = described.operations.get(id)
      const body = operation && described.body(operation)
      const required = asList(body?.schema.required).map(String)
      if (required.length === 0) continue
      const path = Object.fromEntries(
        pathParameters(operations[id].path).map((each) => [
          each,
          each === 'location' ? 'tll' : '00000000-0000-4000-8000-000000000000',
        ]),
      )
      try {
        await callOperation(world.platform.client, id, { path, body: {} })
        expect.unreachable(`${id} took nothing`)
      } catch (error) {
        if (!isApiError(error)) throw error
        const fields = error.fields.map(({ field }) => field)
        expect(fields, id).toEqual(expect.arrayContaining(required))
      }
    }
  })
})
