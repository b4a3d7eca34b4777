// @vitest-environment jsdom
// @module-tag process
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { callOperation } from '../../../../src/api/call-operation'
import { createApiClient } from '../../../../src/api/client'
import { isApiError } from '../../../../src/api/errors'
import { operationQuery } from '../../../../src/api/queries'
import { isRecord } from '../../../../src/lib/is-record'
import { knowUser } from '../../../../src/platform/account/know-user'
import { createMessageLog } from '../../../../src/platform/notifications/message-log'
import { createReadMarks } from '../../../../src/platform/notifications/read-marks'
import { createUserPreferences, scopeOfUser } from '../../../../src/platform/preferences/user-preferences'
import { forgetWithAccount } from '../../../../src/platform/session/forget-account'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'
import { someOf } from '../../../run/some-of'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'

/** Accounts by the number of their user; each has a unique marker. */
const users = [1, 2, 3, 4, 5] as const
const markerOf = (user: number): string => `MARKER-${user}-`
const markers = users.map(markerOf)

/** Own keys and acting keys of users: `own 3`, `acting 3`. */
const userOf = (key: string | null): number => Number(/\d+/.exec(key ?? '')?.[0] ?? 0)

/** Numbers below a limit, the same for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A platform that answers when the test releases it, in any order. */
function slowPlatform() {
  const waiting: (() => void)[] = []
  const keys: (string | null)[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const key = request.headers.get('apikey')
    keys.push(key)
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const marker = markerOf(userOf(key))
    if (request.method !== 'GET')
      return Response.json({ errors: { Error: `${marker} could not be changed` } }, { status: 500 })
    return Response.json({
      id: userOf(key),
      name: `${marker}@example.test`,
      profile_data: { first_name: marker },
    })
  }
  return { fetch, keys, waiting }
}

/** A tab with everything that holds data of the signed-in user. */
function openTab(network: (request: Request) => Promise<Response>) {
  let isOpen = true
  const never = new Promise<never>(() => undefined)
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await network(request)
    return isOpen ? answer : never
  }
  const session = createSession('', browserSession())
  const client = createApiClient({
    base: 'http://console.test',
    identity: () => session.get(),
    fetch,
    onRefused: session.refuse,
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const toasts = createToastStore()
  forgetWithAccount(session, '', queries, toasts)
  const storage = window.localStorage
  const onOutsideChange = (): void => undefined
  const marks = createReadMarks(session, storage, onOutsideChange)
  createMessageLog({ toasts, session, marks, storage, onOutsideChange, now: Date.now })
  const preferences = createUserPreferences({ session, storage, prefix: '' })
  const tell = (error: unknown): void => {
    if (isApiError(error) && error.kind === 'stale-identity') return
    if (error instanceof Error && error.name === 'CancelledError') return
    const title = error instanceof Error ? error.message : String(error)
    toasts.add({ tone: 'error', title, closes: false })
  }
  return {
    session,
    queries,
    toasts,
    /** Leaves the document: no later answer reaches it. */
    close: (): void => {
      isOpen = false
    },
    /** A page that reads the user, and shows the name. */
    read: async (): Promise<void> => {
      if (session.get().apiKey === undefined || !session.isCurrent()) return
      const { epoch } = client.identity()
      try {
        const user = await queries.fetchQuery({ ...operationQuery(client, 'getUser', {}), staleTime: 0 })
        if (client.identity().epoch !== epoch) return
        knowUser(session, user, epoch)
        const name = isRecord(user) ? String(user.name) : ''
        toasts.add({ tone: 'success', title: name, closes: false })
        preferences.of('views', '', (value) => typeof value === 'string').set(name)
      } catch (error) {
        tell(error)
      }
    },
    /** A write that fails, with a message. */
    write: async (): Promise<void> => {
      if (session.get().apiKey === undefined || !session.isCurrent()) return
      try {
        await callOperation(client, 'updateUserProfile', { body: { first_name: 'New' } })
      } catch (error) {
        tell(error)
      }
    },
  }
}

type Tab = ReturnType<typeof openTab>

/** Everything a tab shows or keeps in memory, as text. */
const shown = ({ queries, toasts }: Tab): string =>
  JSON.stringify([
    queries
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [queryKey, state.data, String(state.error)]),
    toasts.snapshot(),
  ])

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it.each(someOf([1, 2, 3, 4], 1))(
  'nothing of one account is seen in another over 250 switches with late answers, run %i [IMPERSONATE-03] [SESSION-05]',
  async (seed) => {
    const random = randomFrom(seed)
    const platform = slowPlatform()
    const { waiting, keys } = platform
    let tab = openTab(platform.fetch)
    let switches = 0
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    /** Data an expired session kept for its user stays until the next user is known. */
    const check = (isSignedOut = false): void => {
      const { apiKey } = tab.session.get()
      const isKnown = isSignedOut || tab.session.owner.get() !== undefined
      const foreign = markers.filter((marker) => marker !== markerOf(userOf(apiKey ?? null)))
      const ownMarker = markerOf(userOf(window.localStorage.getItem('console.session')))
      const page = shown(tab)
      const stored = JSON.stringify([{ ...window.sessionStorage }, notOwnSettings()])
      for (const marker of foreign) {
        expect(page).not.toContain(marker)
        // The own account's messages wait in storage while acting.
        const waits = marker === ownMarker
        if (isKnown && !waits) expect(stored).not.toContain(marker)
      }
    }
    /** Local storage without settings, which are kept for the user's next sign-in under a hash. */
    const notOwnSettings = (): [string, string][] =>
      Object.entries({ ...window.localStorage }).filter(
        ([key]) => !users.some((user) => key.startsWith(`console.preference.${scopeOfUser(`#${user}`)}.`)),
      )
    const acts = [
      () => tab.session.signIn(`own ${users[random(3)]}`),
      () => {
        tab.session.signOut()
        check(true)
      },
      () => tab.session.refuse(tab.session.get().apiKey),
      () => {
        const user = users[3 + random(2)] ?? 4
        if (tab.session.get().apiKey === undefined || !tab.session.isCurrent()) return
        const marker = markerOf(user)
        tab.session.act(
          {
            token: `acting ${user}`,
            back: '/',
            owner: marker,
            name: marker,
            restricted: false,
            isNew: false,
          },
          '/',
        )
      },
      () => tab.session.endActing(),
      // A full navigation: another document with the same storage.
      () => {
        tab.close()
        tab = openTab(platform.fetch)
      },
    ]
    while (switches < 250) {
      const { epoch } = tab.session.get()
      acts[random(acts.length)]?.()
      if (tab.session.get().epoch !== epoch) switches += 1
      // The notice that acting has ended stays until it is dismissed.
      tab.session.dismissEndedActing()
      check()
      const before = keys.length
      const { apiKey } = tab.session.get()
      for (let count = random(3); count > 0; count -= 1) void tab.read()
      if (random(2) === 0) void tab.write()
      await settle()
      expect(keys.slice(before).filter((key) => key !== (apiKey ?? null))).toEqual([])
      for (let count = random(4); count > 0; count -= 1)
        waiting.splice(random(Math.max(waiting.length, 1)), 1)[0]?.()
      await settle()
      check()
    }
    for (const answer of waiting.splice(0)) answer()
    await settle()
    check()
    tab.session.signOut()
    check(true)
    expect(keys.length).toBeGreaterThan(100)
  },
)
