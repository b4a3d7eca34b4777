// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createGuardedHistory,
  type Attempt,
  type GuardedHistory,
} from '../../../../src/engine/routing/guarded-history'

/** Waits for the step back or forward that was asked for. */
const popped = (): Promise<unknown> =>
  new Promise((done) => {
    window.addEventListener('popstate', done, { once: true })
  })

async function back(): Promise<void> {
  const done = popped()
  window.history.back()
  await done
}

function open(): { history: GuardedHistory; places: string[]; held: Attempt[] } {
  window.history.replaceState(null, '', '/app/first')
  const history = createGuardedHistory()
  const places: string[] = []
  history.listen(({ action, location }) => places.push(`${action} ${location.pathname}${location.search}`))
  return { history, places, held: [] }
}

describe('a guarded history', () => {
  let opened: ReturnType<typeof open>
  beforeEach(() => {
    opened = open()
  })
  /** Holds whatever leaves the page. */
  const hold = (): (() => void) =>
    opened.history.guard((attempt) => {
      if (attempt.pathname === opened.history.place().location.pathname) return false
      opened.held.push(attempt)
      return true
    })

  it('moves where nobody guards', async () => {
    const { history, places } = opened
    history.push('/app/second')
    history.replace('/app/second?tab=disks')
    await back()
    expect(places).toEqual(['PUSH /app/second', 'REPLACE /app/second?tab=disks', 'POP /app/first'])
    expect(history.place().location.pathname).toBe('/app/first')
  })

  it('adds no step for a move to where it is already', async () => {
    const { history, places } = opened
    history.push('/app/first?do=stop', { dialog: true })
    history.push('/app/first?do=stop', { dialog: true })
    expect(history.place().location.state).toEqual({ dialog: true })
    await back()
    expect(places).toEqual(['PUSH /app/first?do=stop', 'REPLACE /app/first?do=stop', 'POP /app/first'])
  })

  it('adds one where the same address means something else', async () => {
    const { history, places } = opened
    history.push('/app/first', { wish: 'sign in' })
    await back()
    expect(places).toEqual(['PUSH /app/first', 'POP /app/first'])
  })

  it('is where it was moved to before anybody listened', () => {
    const history = createGuardedHistory()
    history.push('/app/second')
    expect(history.place()).toMatchObject({ action: 'PUSH', location: { pathname: '/app/second' } })
  })

  it('holds a move until it may go on, and lets others of the same page pass', () => {
    const { history, places, held } = opened
    const release = hold()
    history.push('/app/first?tab=disks')
    history.push('/app/second')
    expect(places).toEqual(['PUSH /app/first?tab=disks'])
    expect(window.location.pathname).toBe('/app/first')
    expect(held.map(({ pathname }) => pathname)).toEqual(['/app/second'])
    held[0]?.proceed()
    expect(places.at(-1)).toBe('PUSH /app/second')
    release()
    history.push('/app/third')
    expect(places.at(-1)).toBe('PUSH /app/third')
  })

  it('holds what ends the page in another way, and asks once: where that leads then is part of it', () => {
    const { history, places, held } = opened
    const ended: string[] = []
    const end = (): void => {
      ended.push('signed out')
      history.push('/app/start')
    }
    const release = hold()
    history.leave(end)
    expect([ended, places, held]).toEqual([[], [], [expect.objectContaining({ pathname: undefined })]])
    held[0]?.proceed()
    expect([ended, places]).toEqual([['signed out'], ['PUSH /app/start']])
    history.push('/app/first')
    expect(held.map(({ pathname }) => pathname)).toEqual([undefined, '/app/first'])
    release()
  })

  it('ends the page at once where nobody guards', () => {
    let ended = 0
    opened.history.leave(() => {
      ended += 1
    })
    expect(ended).toBe(1)
  })

  it('undoes a step back that is held, and makes it again when it may', async () => {
    const { history, places, held } = opened
    history.push('/app/second')
    hold()
    places.length = 0
    await back()
    await popped()
    expect(window.location.pathname).toBe('/app/second')
    expect([history.place().location.pathname, places]).toEqual(['/app/second', []])
    const again = popped()
    held[0]?.proceed()
    await again
    expect(places).toEqual(['POP /app/first'])
    expect(window.location.pathname).toBe('/app/first')
  })
})
