import { describe, expect, it } from 'vitest'
import { isApiError } from '../../src/api/errors'
import { callOperation } from '../../src/api/call-operation'
import { operations, type OperationId } from '../../src/generated/operations'
import { pathParameters, type Operation } from '../../src/lib/operation'
import { described } from './described-answers'
import { actionsOf, openWorld, types } from './world'

/** Every operation named anywhere in the manifests. */
function named(): OperationId[] {
  const found = new Set<OperationId>()
  for (const { resource, forms } of types.values()) {
    found.add(resource.listOperation)
    for (const join of Object.values(resource.joins)) found.add(join.operation)
    if (resource.readOperation) found.add(resource.readOperation)
    if (resource.create) found.add(resource.create.operation)
    for (const action of actionsOf(resource)) {
      found.add(action.operation)
    }
    for (const field of Object.values(forms).flatMap((form) => Object.values(form.fields))) {
      if (field.options?.kind === 'operation') found.add(field.options.operation)
      if (field.limits) found.add(field.limits.operation)
    }
  }
  return [...found].sort()
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
