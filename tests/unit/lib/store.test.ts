import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../../src/lib/store'

describe('an observable value', () => {
  it('notifies all listeners of a change only', () => {
    const store = createStore(1)
    const first = vi.fn()
    const second = vi.fn()
    store.subscribe(first)
    store.subscribe(second)
    store.set(1)
    expect(first).not.toHaveBeenCalled()
    store.set(2)
    expect(store.get()).toBe(2)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('stops telling who no longer listens', () => {
    const store = createStore('a')
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    stop()
    stop()
    store.set('b')
    expect(listener).not.toHaveBeenCalled()
  })

  it('notifies a listener that unsubscribes during a notification, and those after it', () => {
    const store = createStore(0)
    const heard: string[] = []
    const stop = store.subscribe(() => {
      heard.push('first')
      stop()
    })
    store.subscribe(() => heard.push('second'))
    store.set(1)
    store.set(2)
    expect(heard).toEqual(['first', 'second', 'second'])
  })

  it('notifies those after a listener that throws, whose error is one that nobody catches', () => {
    const uncaught = vi.fn<(work: () => void) => void>()
    vi.stubGlobal('queueMicrotask', uncaught)
    const store = createStore(0)
    const heard = vi.fn()
    store.subscribe(() => {
      throw new Error('cannot hear')
    })
    store.subscribe(heard)
    store.set(1)
    vi.unstubAllGlobals()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(uncaught.mock.calls.map(([work]) => work)).toEqual([expect.any(Function)])
    expect(uncaught.mock.calls[0]?.[0]).toThrow('cannot hear')
  })

  it('takes not-a-number for the same value', () => {
    const store = createStore(Number.NaN)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(Number.NaN)
    expect(listener).not.toHaveBeenCalled()
  })

  it('has its new value before listeners are notified', () => {
    const store = createStore(0)
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set(7)
    expect(seen).toEqual([7])
  })
})
