// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { createMessageLog, messageLifetime } from '../../../../src/platform/notifications/message-log'
import { createReadMarks } from '../../../../src/platform/notifications/read-marks'
import { forgetWithAccount } from '../../../../src/platform/session/forget-account'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'
import { createToastStore, toastDuration } from '../../../../src/ui/feedback/toast-store'

/** A tab with a signed-in user; all tabs of a test share one storage. */
function openTab(user = '1', now = 1_000_000) {
  const session = createSession('', browserSession())
  if (session.get().apiKey === undefined) session.signIn(`key of ${user}`)
  const toasts = createToastStore()
  forgetWithAccount(session, '', new QueryClient(), toasts)
  let look = (): void => undefined
  const onOutsideChange = (check: () => void): void => {
    const before = look
    look = () => (before(), check())
  }
  const storage = window.localStorage
  const marks = createReadMarks(session, storage, onOutsideChange)
  const log = createMessageLog({ toasts, session, marks, storage, onOutsideChange, now: () => now })
  session.know(user, session.get().epoch)
  return {
    session,
    toasts,
    marks,
    log,
    look: () => look(),
    titles: () => log.get().map(({ title }) => title),
  }
}

afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('[NOTIFY-01] keeps what toasts said, newest first, over a reload and for other tabs', () => {
  const tab = openTab()
  const other = openTab()
  tab.toasts.add({ tone: 'success', title: 'Saved', closes: true })
  tab.toasts.add({ tone: 'error', title: 'Error: no', reference: 'c7f2', closes: true })
  expect(tab.titles()).toEqual(['Error: no', 'Saved'])
  other.look()
  expect(other.titles()).toEqual(['Error: no', 'Saved'])
  expect(openTab().log.get()[0]).toMatchObject({ tone: 'error', title: 'Error: no', reference: 'c7f2' })
})

it('keeps a toast with progress once, when it has ended', () => {
  const { toasts, titles } = openTab()
  const id = toasts.add({ tone: 'info', title: 'Stopping', closes: false, progress: 10 })
  expect(titles()).toEqual([])
  toasts.update(id, { tone: 'success', title: 'Stopped', closes: true })
  toasts.update(id, { tone: 'warning', title: 'Stopped 2 of 3', closes: false })
  expect(titles()).toEqual(['Stopped 2 of 3'])
})

it('takes a success, and a toast that waited and was closed, as read; a failure that closed by itself is not', () => {
  vi.useFakeTimers()
  const { toasts, marks, log } = openTab()
  toasts.add({ tone: 'success', title: 'Saved', closes: true })
  toasts.add({ tone: 'error', title: 'Closed itself', closes: true })
  const waits = toasts.add({ tone: 'error', title: 'Waited', closes: false })
  const isRead = (title: string) => marks.has(log.get().find((each) => each.title === title)?.id ?? '')
  expect([isRead('Saved'), isRead('Waited')]).toEqual([true, false])
  vi.advanceTimersByTime(toastDuration)
  toasts.dismiss(waits)
  expect([isRead('Closed itself'), isRead('Waited')]).toEqual([false, true])
})

it('forgets messages after 90 days', () => {
  openTab().toasts.add({ tone: 'error', title: 'Old', closes: true })
  expect(openTab('1', 1_000_000 + messageLifetime - 1).titles()).toEqual(['Old'])
  expect(openTab('1', 1_000_000 + messageLifetime).titles()).toEqual([])
})

it('leaves nothing readable after sign-out, but remembers what was read', () => {
  const tab = openTab()
  tab.toasts.add({ tone: 'error', title: 'web-prod-01 failed', closes: true })
  tab.marks.add(['invitation 7'])
  tab.session.signOut()
  expect(tab.titles()).toEqual([])
  const left = JSON.stringify({ ...window.localStorage })
  expect(left).not.toContain('web-prod-01')
  expect(left).not.toContain('invitation')
  expect(openTab().marks.has('invitation 7')).toBe(true)
})

it('shows nothing of one user to another', () => {
  const tab = openTab('1')
  tab.toasts.add({ tone: 'error', title: 'of the first', closes: true })
  tab.marks.add(['announcement 1'])
  tab.session.signIn('key of 2')
  tab.session.know('2', tab.session.get().epoch)
  expect(tab.titles()).toEqual([])
  expect(tab.marks.has('announcement 1')).toBe(false)
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('of the first')
})

it.for(['no JSON', '{}', '[{"id":1}]'])('reads nothing of %s', (stored) => {
  window.localStorage.setItem('console.messages.#1', stored)
  expect(openTab().titles()).toEqual([])
})
