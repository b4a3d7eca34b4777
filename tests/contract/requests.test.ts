import { describe, expect, it } from 'vitest'
import type { DescribedOperation } from '../../codegen/openapi/description'
import { asList } from '../../codegen/openapi/description'
import { isApiError, type ApiError } from '../../src/api/errors'
import { callOperation } from '../../src/api/call-operation'
import type { CallInput } from '../../src/api/make-call'
import { operations, type OperationId } from '../../src/generated/operations'
import { pathParameters } from '../../src/lib/operation'
import { buildRequest } from '../../src/manifest/build-request'
import { answerProblem, described } from './described-answers'
import { all, complete, isOperation, located, nothing, requestsOf } from './generated-requests'
import { breaking, parametersOf, type Parameter } from './generated-values'
import { askedInOwnWords } from './parameter-choices'
import { askedBy, scenes } from './scenes'
import { openWorld, type World } from './world'

describe('a generated request', () => {
  it.each(all)('%s is accepted, and answered as described [API-04]', async (id, operation) => {
    for (const free of requestsOf(operation, 4)) {
      const world = await openWorld({ key: askedBy[id] ?? 'demo-customer' })
      const scene = (await scenes[id]?.(world)) ?? nothing
      const parameters = { ...located(id), ...complete(free, scene) }
      await expect(world.call(id, parameters), JSON.stringify(parameters)).resolves.not.toThrow()
      const answer = world.lastAnswer()
      expect(answerProblem(operation, answer), JSON.stringify(parameters)).toBeUndefined()
      expect(answer.correlationId).toBeTruthy()
    }
  })
})

/** Path parameters of records that do not exist. */
const nobody: Readonly<Record<string, string>> = { location: 'tll', address: '203.0.113.9' }
const noId = '00000000-0000-4000-8000-000000000000'

/** Sends one request unchanged, and returns the refusal as the console reads it. */
async function refused(world: World, id: OperationId, input: CallInput): Promise<ApiError> {
  try {
    await callOperation(world.platform.client, id, input)
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error(`${id} took ${JSON.stringify(input)}`)
}

function pathOf(id: OperationId): Record<string, string> {
  const names = pathParameters(operations[id].path)
  return Object.fromEntries(names.map((name) => [name, nobody[name] ?? noId]))
}

describe('a parameter with a wrong value', () => {
  const cases = all.flatMap(([id, operation]) =>
    parametersOf(described, operation).flatMap((parameter) =>
      breaking(parameter).map(
        ({ why, value }): [string, string, string, OperationId, DescribedOperation, Parameter, unknown] => [
          id,
          parameter.name,
          why,
          id,
          operation,
          parameter,
          value,
        ],
      ),
    ),
  )

  it('exists for many operations', () => {
    expect(cases.length).toBeGreaterThan(80)
  })

  it.each(cases)(
    '%s %s: %s is refused by name, in the envelope of parameters',
    async (_, name, __, id, operation, { place }, value) => {
      const world = await openWorld({ seed: 'empty' })
      const sent = place === 'query' ? { query: { [name]: String(value) } } : { body: { [name]: value } }
      const error = await refused(world, id, { path: pathOf(id), ...sent })
      const answer = world.lastAnswer()
      const { errors = {}, ...rest }: { errors?: Record<string, unknown> } = JSON.parse(answer.text)
      expect(answer.status).toBe(400)
      expect(answerProblem(operation, answer)).toBeUndefined()
      expect(rest).toEqual({})
      expect(errors[name]).toEqual(expect.stringMatching(/./))
      expect(Object.values(errors).filter((text) => typeof text !== 'string')).toEqual([])
      expect(error.fields).toContainEqual({ field: name, message: errors[name] })
      expect(error.correlationId).toBe(answer.correlationId)
    },
  )
})

describe('a required parameter', () => {
  const cases = all.flatMap(([id, operation]) => {
    const required = parametersOf(described, operation).filter((parameter) => parameter.required)
    return required.length > 0 ? [[id, operation, required.map(({ name }) => name)] as const] : []
  })

  it.each(cases)('of %s is asked for by name when it is missing', async (id, operation, required) => {
    const world = await openWorld({ seed: 'empty' })
    const error = await refused(world, id, { path: pathOf(id), body: {} })
    const answer = world.lastAnswer()
    expect(answerProblem(operation, answer)).toBeUndefined()
    const missing = Object.fromEntries(
      required.map((name) => [name, askedInOwnWords[name] ?? `Required parameter '${name}' not supplied`]),
    )
    expect(JSON.parse(answer.text)).toMatchObject({ errors: missing })
    expect(error.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(required))
  })
})

describe('a record that is not there', () => {
  const unknown: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(
      ['uuid', 'if_uuid', 'impersonation_id', 'network_uuid'].map((name) => [name, noId]),
    ),
    ...Object.fromEntries(['replica_uuid', 'disk_uuid', 'storage_uuid'].map((name) => [name, noId])),
    ...Object.fromEntries(['id', 'delegation_id', 'token_id', 'billing_account_id'].map((name) => [name, 1])),
    payment_object_id: 1,
    address: '203.0.113.9',
    private_ip: '203.0.113.9',
  }
  const cases = Object.keys(scenes).flatMap((id) => {
    const operation = described.operations.get(id)
    if (!operation || !isOperation(id) || operation.method === 'GET') return []
    const parameters = parametersOf(described, operation).map(({ name }) => name)
    const names = [...described.pathParameters(operation), ...parameters]
    return names.filter((name) => name in unknown).map((name) => [id, name, operation] as const)
  })

  it.each(cases)('%s: the %s is refused in words, as described', async (id, name, operation) => {
    const world = await openWorld({ key: askedBy[id] ?? 'demo-customer' })
    const { named, without = [] } = (await scenes[id]?.(world)) ?? nothing
    const [free = {}] = requestsOf(operation, 1)
    const scene = { named, without: without.filter((each) => each !== name) }
    const parameters = { ...located(id), ...complete(free, scene), [name]: unknown[name] }
    const error = await refused(world, id, buildRequest(operations[id], parameters))
    const answer = world.lastAnswer()
    expect([400, 404, 500]).toContain(answer.status)
    expect(answerProblem(operation, answer)).toBeUndefined()
    const { message } = error
    expect([{ message }, { errors: { Error: message } }, { errors: { [name]: message } }]).toContainEqual(
      JSON.parse(answer.text),
    )
  })
})

describe('a request without a right to it', () => {
  const guarded = all.filter(([, { definition }]) => asList(definition.security ?? [{}]).length > 0)

  it.each(guarded)('%s is refused without a key, and with a wrong one', async (id, operation) => {
    const world = await openWorld({ seed: 'empty' })
    const { path, method } = operations[id]
    const url = `http://console.test/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => pathOf(id)[name] ?? '')}`
    for (const [headers, status, message] of [
      [{}, 401, 'No API key found in request'],
      [{ apikey: 'nobody' }, 403, 'Invalid authentication credentials'],
    ] as const) {
      const answer = await world.sandbox.fetch(new Request(url, { method, headers }))
      const text = await answer.text()
      expect([answer.status, JSON.parse(text)]).toEqual([status, { message }])
      const type = answer.headers.get('content-type') ?? ''
      expect(answerProblem(operation, { status, type, text, correlationId: null })).toBeUndefined()
    }
  })
})
