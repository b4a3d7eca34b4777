import { expect, it, vi } from 'vitest'
import { takeReturns, announceReturn } from '../../../../src/platform/payments/returns'

it('tells whoever shows the payment that its window came back, and hears that it is taken', async () => {
  const [returned, otherReturned, taken] = [vi.fn(), vi.fn(), vi.fn()]
  const stops = [takeReturns('a1', returned), takeReturns('b2', otherReturned)]
  stops.push(announceReturn('a1', taken))
  await expect.poll(() => taken).toHaveBeenCalledOnce()
  expect(returned).toHaveBeenCalledOnce()
  expect(otherReturned).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

it.each([null, 'a1', { returned: 7 }, { taken: 'b2' }, {}])(
  'takes no notice of what else is said: %j',
  async (message) => {
    const [returned, taken] = [vi.fn(), vi.fn()]
    const stops = [takeReturns('a1', returned), announceReturn('c3', taken)]
    const stranger = new BroadcastChannel('console.payment')
    for (const said of [message, { returned: 'a1' }])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      stranger.postMessage(said)
    await expect.poll(() => returned).toHaveBeenCalledOnce()
    expect(taken).not.toHaveBeenCalled()
    stranger.close()
    for (const stop of stops) stop()
  },
)

it('hears nothing once it was stopped', async () => {
  const [stopped, heard] = [vi.fn(), vi.fn()]
  takeReturns('a1', stopped)()
  const stop = takeReturns('a1', heard)
  const stopTelling = announceReturn('a1', () => undefined)
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
  stop()
  stopTelling()
})
