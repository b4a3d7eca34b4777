import { describe, expect, it } from 'vitest'
import { stateKinds } from '../../../src/manifest/names'
import { stateOf, viewState } from '../../../src/manifest/states'
import type { StateMeaning, States } from '../../../src/manifest/words/records'
import { joined, subject } from './support'

const of: Record<string, StateMeaning> = {
  running: { kind: 'works', icon: 'circle-play' },
  stopping: { kind: 'moving', seconds: 120 },
  frozen: { kind: 'wrong', tone: 'warning' },
}

describe('the state of a record', () => {
  const byField: States = { field: 'status', of }
  const byRule: States = {
    rules: [
      { state: 'reserved', when: { record: 'status', is: 'Reserved' } },
      { state: 'attached', when: { record: '$machine', present: true } },
      { state: 'detached', when: { record: 'status', is: 'Active' } },
    ],
    field: 'status',
    of: {},
  }

  it('is the value of a field, as the API wrote it', () => {
    expect(stateOf(byField, subject({ record: { status: 'Running' } }))).toBe('Running')
    expect(stateOf(byField, subject({ record: { status: 5 } }))).toBe('5')
    expect(stateOf(byField, subject({ record: { status: { text: 'running' } } }))).toBe('{"text":"running"}')
    expect(stateOf(byField, subject({ record: { status: null } }))).toBeUndefined()
    expect(stateOf(byField, subject({ record: {} }))).toBeUndefined()
  })

  it('is the first rule that holds', () => {
    expect(stateOf(byRule, joined({ status: 'Reserved' }, { machine: {} }))).toBe('reserved')
    expect(stateOf(byRule, joined({ status: 'Active' }, { machine: { uuid: 'a' } }))).toBe('attached')
    expect(stateOf(byRule, joined({ status: 'Active' }, {}))).toBe('detached')
  })

  it('is not guessed while a list it depends on has not answered', () => {
    expect(stateOf(byRule, joined({ status: 'Active' }, {}, ['machine']))).toBeUndefined()
    expect(stateOf(byRule, joined({ status: 'Reserved' }, {}, ['machine']))).toBe('reserved')
  })

  it('is the raw value when no rule knows it', () => {
    expect(stateOf(byRule, joined({ status: 'Deleted' }, {}))).toBe('Deleted')
  })

  it('is the last rule without a condition otherwise', () => {
    const always: States = { rules: [{ state: 'unassigned' }], of: {} }
    expect(stateOf(always, subject({ record: {} }))).toBe('unassigned')
    const never: States = { rules: [{ state: 'a', when: { record: 'x', is: 1 } }], of: {} }
    expect(stateOf(never, subject({ record: {} }))).toBeUndefined()
  })
})

describe('the look of a state', () => {
  it('follows its meaning, with its own icon or tone where given', () => {
    expect(viewState(of, 'running')).toEqual({
      state: 'running',
      known: true,
      kind: 'works',
      tone: 'success',
      icon: 'circle-play',
      seconds: undefined,
    })
    expect(viewState(of, 'stopping')).toMatchObject({ kind: 'moving', tone: 'info', seconds: 120 })
    expect(viewState(of, 'frozen')).toMatchObject({ kind: 'wrong', tone: 'warning' })
  })

  it('has a tone of the eight and an icon for every kind [LIST-09]', () => {
    for (const kind of stateKinds) {
      const view = viewState({ x: { kind } }, 'x')
      expect(view.known).toBe(true)
      expect(['primary', 'success', 'error', 'warning', 'info', 'default', 'text', 'white']).toContain(
        view.tone,
      )
    }
  })

  it.each(['hibernating', 'Running', 'constructor', '__proto__', 'toString'])(
    'of one nobody knows is neutral and shows its own word: %s',
    (state) => {
      expect(viewState(of, state)).toEqual({
        state,
        known: false,
        kind: 'unknown',
        tone: 'default',
        icon: 'circle-help',
        seconds: undefined,
      })
    },
  )

  it('of none is unknown and has no word', () => {
    expect(viewState(of, undefined)).toMatchObject({ state: '', known: false })
  })
})
