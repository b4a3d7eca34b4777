import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../../../src/lib/store'
import { expectations, expectState, meetExpectation } from '../../../../src/engine/actions/expectations'
import { keepExpectations } from '../../../../src/engine/actions/keep-expectations'

const stopping = { action: 'stop', state: 'stopped', since: 1000, seconds: 120, escalate: 'forceStop' }
const signedIn = (user: string | undefined, epoch: number) => {
  const owner = createStore(user)
  return { get: () => ({ apiKey: 'key', epoch, elsewhere: false, ended: false }), owner }
}

function memory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

beforeEach(() => expectations.set(new Map()))

it('what is waited for is there after a reload, for the one who waits', () => {
  const storage = memory()
  keepExpectations(storage, signedIn('mine', 3))
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: 3 })
  const kept = new Map(storage.items)

  expectations.set(new Map())
  const after = memory()
  for (const [key, value] of kept) after.items.set(key, value)
  keepExpectations(after, signedIn('mine', 1))
  expect([...expectations.get()]).toEqual([['virtual_machine tll/a', { ...stopping, epoch: 1 }]])

  expectations.set(new Map())
  keepExpectations(after, signedIn('other', 1))
  expect(expectations.get().size).toBe(0)
})

it('is forgotten when it has come, and nothing odd is believed', () => {
  const storage = memory()
  keepExpectations(storage, signedIn('mine', 1))
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: 1 })
  expect(storage.items.size).toBe(1)
  const [[key = ''] = []] = storage.items
  meetExpectation('virtual_machine', 'tll/a')
  expect(storage.items.size).toBe(0)
  storage.items.set(key, JSON.stringify({ 'virtual_machine tll/a': { state: 7 }, b: null }))
  keepExpectations(storage, signedIn('mine', 1))
  expect(expectations.get().size).toBe(0)
})

it('is kept under nobody until it is known who waits, and put back when it is', () => {
  const storage = memory()
  keepExpectations(storage, signedIn('mine', 3))
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: 3 })
  const kept = new Map(storage.items)

  expectations.set(new Map())
  const after = memory()
  for (const [key, value] of kept) after.items.set(key, value)
  const session = signedIn(undefined, 1)
  keepExpectations(after, session)
  expectState('virtual_machine', 'tll/b', { ...stopping, epoch: 1 })
  expect(after.items).toEqual(kept)
  session.owner.set('mine')
  expect([...expectations.get().keys()].toSorted()).toEqual([
    'virtual_machine tll/a',
    'virtual_machine tll/b',
  ])
})
