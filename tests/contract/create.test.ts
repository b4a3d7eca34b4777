// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bindParameters } from '../../src/manifest/bind-parameters'
import { isApiError } from '../../src/api/errors'
import { operations } from '../../src/generated/operations'
import { judge } from '../../src/manifest/condition'
import { openForm, type FilledForm } from './filled-form'
import { stockedWorld } from './machine-states'
import { openWorld, typeOf, types, type World } from './world'

afterEach(cleanup)

const creatable = [...types.values()].flatMap(({ resource }) => (resource.create ? [resource.type] : []))

/** Submits a create form; returns the platform's refusal, undefined when the record is made. */
async function send(world: World, type: string, form: FilledForm): Promise<string | undefined> {
  const { create } = typeOf(type).resource
  if (!create) throw new Error(`${type} cannot be created`)
  const sent = form.submit()
  if ('errors' in sent) return `cannot be filled in: ${JSON.stringify(sent.errors)}`
  const parameters = bindParameters(
    operations[create.operation],
    create.params,
    form.model().subject,
    sent.parameters,
  )
  try {
    await world.call(create.operation, parameters)
    return undefined
  } catch (error) {
    if (isApiError(error)) return error.message
    throw error
  }
}

const emptyForm = (world: World, type: string, prefill = {}) =>
  openForm(world, type, 'create', { environment: world.environment }, prefill)

describe('what a create form asks for is enough', () => {
  it.each(creatable)('%s, with what is required and nothing else', async (type) => {
    const world = await openWorld()
    const form = await emptyForm(world, type)
    await form.complete()
    expect(await send(world, type, form)).toBeUndefined()
  })

  it.each(creatable)('%s, with everything else than it starts with', async (type) => {
    const world = await openWorld()
    const form = await emptyForm(world, type, type === 'disk' ? { source_image_type: 'OS_BASE' } : {})
    const { source, source_image_type: kind } = form.model().values
    await form.change()
    form.set({ ...(source ? { source } : {}), ...(kind ? { source_image_type: kind } : {}) })
    await form.complete()
    expect(await send(world, type, form)).toBeUndefined()
  })

  it.each([
    ['virtual_machine', { source: 'app' }],
    ['virtual_machine', { source: 'replica' }],
    ['virtual_machine', { source: 'disk' }],
    ['disk', { source_image_type: 'OS_BASE' }],
    ['disk', { source_image_type: 'DISK' }],
    ['disk', { source_image_type: 'SNAPSHOT' }],
    ['api_token', { restricted: true }],
    ['managed_service', { service: 'kubernetes' }],
    ['managed_service', { service: 'mariadb', is_multi_node: true }],
  ])('%s %j', async (type, prefill) => {
    const world = await stockedWorld()
    const form = await emptyForm(world, type, prefill)
    await form.complete()
    expect(await send(world, type, form)).toBeUndefined()
  })
})

describe('the size of a disk', () => {
  it('is at least that of what it is filled from, for as long as it is filled from that', async () => {
    const world = await openWorld()
    const form = await emptyForm(world, 'disk', { source_image_type: 'DISK', display_name: 'copy' })
    await form.complete()
    const [smallest] = [form.model().values.size_gb].filter((size) => typeof size === 'number')
    if (smallest === undefined) throw new Error('The disk has no size')
    form.set({ size_gb: smallest - 1 })
    expect(form.model().allErrors.size_gb).toBe(`At least ${smallest}`)
    form.set({ source_image_type: 'EMPTY' })
    expect(form.model().allErrors.size_gb).toBeUndefined()
    expect(await send(world, 'disk', form)).toBeUndefined()
  })
})

describe('what cannot be created now', () => {
  const charged = creatable.filter((type) => typeOf(type).resource.create?.when)

  it.each(charged)('%s for an account that is closed, says the console as the platform', async (type) => {
    const world = await openWorld({ seed: 'indebted' })
    const form = await emptyForm(world, type)
    await form.complete()
    expect(judge(typeOf(type).resource.create?.when, form.model().subject)).toMatchObject({ ok: false })
    expect(await send(world, type, form)).toBe('Insufficient funds')
  })

  const placed = creatable.filter((type) => typeOf(type).forms.create?.fields.location !== undefined)

  it.each(placed)('%s in a location that is full: it cannot be chosen', async (type) => {
    const world = await openWorld()
    const form = await emptyForm(world, type)
    await form.complete()
    form.set({ location: 'jkt01' })
    expect(form.model().allErrors.location).toBe('Full for now')
  })
})
