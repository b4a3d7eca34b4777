import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../../../src/lib/store'
import { expectations, expectState, meetExpectation } from '../../../../src/engine/jobs/expectations'
import { keepExpectations } from '../../../../src/engine/jobs/keep-expectations'
import { openTab } from '../../platform/stand'

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

it('is kept of whoever is signed in alone, whatever somebody before waits for', () => {
  const storage = memory()
  const { session } = openTab()
  keepExpectations(storage, session)
  session.signIn('first')
  session.know('1', session.get().epoch)
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: session.get().epoch })
  session.signIn('second')
  const { epoch } = session.get()
  session.know('2', epoch)
  storage.items.clear()
  expectState('virtual_machine', 'tll/b', { ...stopping, epoch })
  const kept = [...storage.items.values()].map((text) => Object.keys(JSON.parse(text)))
  expect(kept).toEqual([['virtual_machine tll/b']])
})

it('goes on under a new key of the same user', () => {
  const storage = memory()
  const { session } = openTab()
  keepExpectations(storage, session)
  session.signIn('old key')
  session.know('1', session.get().epoch)
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: session.get().epoch })
  session.signIn('new key')
  const { epoch } = session.get()
  session.know('1', epoch)
  expect([...expectations.get()]).toEqual([['virtual_machine tll/a', { ...stopping, epoch }]])
})

it('is not put back over what was asked for since', () => {
  const storage = memory()
  const session = signedIn('mine', 3)
  keepExpectations(storage, session)
  expectState('virtual_machine', 'tll/a', { ...stopping, epoch: 3 })
  const [[key = '', text = ''] = []] = storage.items
  expectState('virtual_machine', 'tll/a', { ...stopping, action: 'forceStop', epoch: 3 })
  storage.items.set(key, text)
  session.owner.set('mine')
  session.owner.set(undefined)
  session.owner.set('mine')
  expect([...expectations.get().values()]).toEqual([{ ...stopping, action: 'forceStop', epoch: 3 }])
})
