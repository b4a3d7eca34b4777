// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { askBeforeLeaving, leaveUnasked } from '../../../src/lib/ask-before-leaving'

const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('makes the browser ask until everybody who wanted that has let go', () => {
  const onAsk = vi.fn()
  const first = askBeforeLeaving(onAsk)
  const second = askBeforeLeaving()
  expect(asks()).toBe(true)
  expect(onAsk).toHaveBeenCalledTimes(1)
  first()
  expect(asks()).toBe(true)
  expect(onAsk).toHaveBeenCalledTimes(1)
  second()
  expect(asks()).toBe(false)
})

it('asks nobody once there is nothing left to stay for', () => {
  const onAsk = vi.fn()
  const stopAsking = askBeforeLeaving(onAsk)
  askBeforeLeaving()
  leaveUnasked()
  expect(asks()).toBe(false)
  expect(onAsk).not.toHaveBeenCalled()
  stopAsking()
})
