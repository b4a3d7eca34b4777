import { describe, expect, it } from 'vitest'
import { holdsInState } from '../../../src/manifest/leads-to'
import type { States } from '../../../src/manifest/words/records'
import type { Condition } from '../../../src/manifest/words/values'
import { subject } from './support'

const read: States = { field: 'power.status', of: {} }
const derived: States = { rules: [{ state: 'free' }], of: {} }
const running: Condition = { record: 'power.status', is: 'running' }
const about = subject({ record: { name: 'a', power: { status: 'stopped', host: 'h' } } })

describe('a condition in another state', () => {
  it('reads the field of the state as it would be, and all others as they are', () => {
    expect(holdsInState(read, 'running', running, about)).toBe(true)
    expect(holdsInState(read, 'broken', running, about)).toBe(false)
    const named: Condition = { all: [running, { record: 'name', present: false }] }
    expect(holdsInState(read, 'running', named, about)).toBe(false)
    const placed: Condition = { all: [running, { record: 'power.host', is: 'h' }] }
    expect(holdsInState(read, 'running', placed, about)).toBe(true)
  })

  it('reads a state that is derived by its name', () => {
    expect(holdsInState(derived, 'free', { record: '$state', is: 'free' }, about)).toBe(true)
    expect(holdsInState(derived, 'running', running, about)).toBe(false)
    expect(holdsInState(null, 'running', running, about)).toBe(false)
  })
})
