import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, toastDuration, type ToastContent } from '../../../../src/ui/feedback/toast-store'

const done: ToastContent = { tone: 'success', title: 'web-prod-02 restarted', closes: true }
const failed: ToastContent = { tone: 'error', title: 'Error: Failed to stop virtual machine', closes: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('toast store', () => {
  it('closes a toast by itself after 5000 ms and not before [SHELL-10]', () => {
    const store = createToastStore()
    store.add(done)
    vi.advanceTimersByTime(4999)
    expect(store.snapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.snapshot()).toHaveLength(0)
  })

  it('refreshes progress every 200 ms and never beyond 100 [SHELL-11]', () => {
    const store = createToastStore()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.snapshot()[0]?.elapsed ?? 100))
    store.add(done)
    vi.advanceTimersByTime(199)
    expect(seen).toEqual([0])
    vi.advanceTimersByTime(201)
    expect(seen).toEqual([0, 4, 8])
    vi.advanceTimersByTime(60_000)
    expect(Math.max(...seen)).toBe(100)
  })

  it('keeps a toast that waits for a decision [SHELL-13]', () => {
    const store = createToastStore()
    store.add(failed)
    vi.advanceTimersByTime(10 * toastDuration)
    expect(store.snapshot()).toHaveLength(1)
  })

  it('lets time stand still while paused, and goes on where it was', () => {
    const store = createToastStore()
    store.add(done)
    vi.advanceTimersByTime(3000)
    store.setPaused(true)
    vi.advanceTimersByTime(60_000)
    expect(store.snapshot()).toHaveLength(1)
    store.setPaused(false)
    vi.advanceTimersByTime(1999)
    expect(store.snapshot()).toHaveLength(1)
    vi.advanceTimersByTime(201)
    expect(store.snapshot()).toHaveLength(0)
  })

  it('puts the newest first, replaces one in place and removes one', () => {
    const store = createToastStore()
    const first = store.add({ tone: 'info', title: 'Stopping 3 machines', closes: false, progress: 33 })
    store.add(done)
    expect(store.snapshot().map((toast) => toast.title)).toEqual([done.title, 'Stopping 3 machines'])
    store.update(first, { tone: 'success', title: '3 machines stopped', closes: true })
    expect(store.snapshot()[1]).toMatchObject({ id: first, title: '3 machines stopped', elapsed: 0 })
    store.dismiss(first)
    expect(store.snapshot()).toHaveLength(1)
  })

  it('leaves no timer behind when nothing closes by itself', () => {
    const store = createToastStore()
    store.add(failed)
    store.dismiss(store.add(done))
    expect(vi.getTimerCount()).toBe(0)
  })
})
