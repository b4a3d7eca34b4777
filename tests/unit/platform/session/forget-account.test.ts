// @vitest-environment jsdom
import { MutationObserver as Mutations, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWithAccount } from '../../../../src/platform/session/forget-account'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** A tab with a signed-in user, with a screen that shows an answer and one that has sent a write. */
async function openTab() {
  const session = createSession('', browserSession())
  const queries = new QueryClient({
    defaultOptions: { queries: { gcTime: 600_000 }, mutations: { gcTime: 600_000 } },
  })
  forgetWithAccount(session, '', queries, createToastStore())
  session.signIn('first')
  let answer: (value: string) => void = () => undefined
  const read = new QueryObserver(queries, {
    queryKey: ['machines'],
    queryFn: () => new Promise<string>((resolve) => void (answer = resolve)),
  })
  const write = new Mutations(queries, { mutationFn: (name: string) => Promise.resolve(name) })
  const leave = [read.subscribe(() => undefined), write.subscribe(() => undefined)]
  await write.mutate('a name')
  answer('a machine')
  await vi.advanceTimersByTimeAsync(1)
  expect(read.getCurrentResult().data).toBe('a machine')
  return {
    session,
    /** Removes its screens, as happens a moment after another user has signed in. */
    close: () => leave.forEach((each) => each()),
    readAgain: () => void read.refetch(),
  }
}

it('answers of the former user do not wait in memory when their screens close later [SESSION-05]', async () => {
  const { session, close } = await openTab()
  session.signIn('second')
  close()
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
})

it('a read under way when the user changes does not wait in memory either [SESSION-05]', async () => {
  const { session, close, readAgain } = await openTab()
  readAgain()
  session.signIn('second')
  await vi.advanceTimersByTimeAsync(1)
  close()
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
})
