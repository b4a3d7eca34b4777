import { beforeAll, describe, expect, it } from 'vitest'
import { detail } from '../../../src/generated/details/bare-metal'
import { resource } from '../../../src/generated/resources/bare-metal'
import { stateOf, viewState } from '../../../src/manifest/states'
import { textKeys } from '../../../src/manifest/text-keys'
import type { Texts } from '../../../src/platform/i18n/texts'
import { subject } from '../manifest/support'
import { english } from '../platform/stand'

let texts: Texts
beforeAll(async () => {
  texts = await english('bare_metal')
})
const word = (state: string): string => texts.resource('bare_metal', textKeys.state(state))

describe('the state of a lease', () => {
  it.each([
    [{ status: 'pending' }, 'Reserved'],
    [{ status: 'pending', machine_uuid: null }, 'Reserved'],
    [{ status: 'pending', machine_uuid: 'a' }, 'Setting up'],
    [{ status: 'in_use', machine_uuid: 'a' }, 'In use'],
  ])('%j is called %s [METAL-15]', (record, label) => {
    const state = resource.states ? stateOf(resource.states, subject({ record })) : undefined
    expect(viewState(resource.stateOf, state).known).toBe(true)
    expect(word(state ?? '')).toBe(label)
  })

  it.each(['available', 'cleaning', 'offline', 'deleted', 'sold_out'])(
    'that is no state of a lease is shown as it came: %s [METAL-07]',
    (status) => {
      const state = resource.states ? stateOf(resource.states, subject({ record: { status } })) : undefined
      expect(viewState(resource.stateOf, state)).toMatchObject({ state: status, known: false })
    },
  )
})

describe('the history of a server', () => {
  const history = detail.tabs[0]?.sections[0]

  it('has a word for every state a server can be in [METAL-06] [METAL-15]', () => {
    if (history?.kind !== 'collection') throw new Error('There is no history')
    const states = Object.keys(history.states?.of ?? {})
    expect(states).toEqual(['available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'])
    expect(states.map(word)).toContain('Needs repair')
  })

  it('has a word for everything that brings a server into one [METAL-14]', () => {
    if (history?.kind !== 'collection') throw new Error('There is no history')
    const actions = history.columns.find(({ id }) => id === 'action')?.choices ?? []
    expect(actions).toHaveLength(6)
    for (const action of actions) {
      const said = texts.resource('bare_metal', textKeys.option('action', String(action)))
      expect(said).toMatch(/^[A-Z][a-z]/)
    }
  })
})
