import { describe, expect, it } from 'vitest'
import { compileManifest } from '../../../codegen/manifests/compile'
import { createContext } from '../../../codegen/manifests/context'
import { checkManifest } from '../../../codegen/manifests/check'
import { asJson, Description } from '../../../codegen/openapi/description'
import type { Problem } from '../../../codegen/problem'
import { loadManifests } from '../../../codegen/inputs'
import { textKeys } from '../../../src/manifest/text-keys'
import { stateOf } from '../../../src/manifest/states'
import { resource } from '../../../src/generated/resources/access-delegation'
import document from '../../../src/generated/openapi.json'
import { subject } from '../manifest/support'
import { english } from '../platform/stand'

const manifests = await loadManifests('resource-manifests/index.ts')
const all = new Map(manifests.map((each) => [each.type, each]))

/** The fields of the form that shares access, for a description. */
function fieldsIn(description: Description) {
  const manifest = all.get('access_delegation')
  if (!manifest) throw new Error('There is no such type')
  const problems: Problem[] = []
  const context = createContext(manifest, 'access-delegation.ts', description, all, problems)
  checkManifest(context)
  expect(problems).toEqual([])
  return compileManifest(context).forms.find(({ id }) => id === 'create')?.fields ?? {}
}

describe('how long access lasts', () => {
  it('is not asked where no parameter carries it [ACCESS-14]', () => {
    expect(Object.keys(fieldsIn(new Description(asJson(document))))).toEqual([
      'name',
      'restricted',
      'billing_account_id',
      'emails',
    ])
  })

  it('is for good or one of five times where a description has a parameter for it', async () => {
    const copy = structuredClone(document)
    const { CreateAccessDelegationBody: body } = copy.components.schemas
    Object.assign(body.properties, { duration: { type: 'integer', 'x-unit': 'seconds' } })
    const { temporary, duration } = fieldsIn(new Description(asJson(copy)))
    expect(temporary).toMatchObject({ type: 'boolean', widget: 'switch' })
    expect(duration).toMatchObject({ when: { form: 'temporary', is: true } })
    const { options } = duration ?? {}
    if (options?.kind !== 'values') throw new Error('There is nothing to choose')
    const texts = await english('access_delegation')
    const said = options.values.map((value) =>
      texts.resource('access_delegation', textKeys.option('duration', String(value))),
    )
    expect(said).toEqual(['1 hour', '6 hours', '1 day', '3 days', '7 days'])
    const hours = options.values.map((value) => Number(value) / 3600)
    expect(hours).toEqual([1, 6, 24, 72, 168])
  })
})

describe('what is shared', () => {
  it.each([
    [{ billing_account_id: null }, 'global'],
    [{}, 'global'],
    [{ billing_account_id: 0 }, 'global'],
    [{ billing_account_id: 120_351 }, 'restricted'],
  ])('%j is %s [ACCESS-12]', (record, state) => {
    expect(resource.states && stateOf(resource.states, subject({ record }))).toBe(state)
  })
})
