import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { Intent, IntentEvent } from '../../../../src/platform/payments/intent'
import { PaymentNotStored } from '../../../../src/platform/payments/intents'
import { sendOnce } from '../../../../src/platform/payments/send-once'
import { fakeBrowser } from './fake-browser'

const way = { kind: 'link', processor: 'adyen', fields: true, name: 'Card, by Adyen' } as const
const wanted: Intent = {
  ...{ id: 'a1', account: 1, way, amount: 100, final: 128.77, currency: 'EUR' },
  ...{ step: 'ready', begun: 5, changed: 5 },
}
const press = { since: 5 }

function tab(answer: () => Promise<IntentEvent>) {
  const browser = fakeBrowser()
  const { intents } = browser.tab()
  const start = vi.fn(answer)
  const send = (intent = wanted, ...inSpiteOf: string[]) =>
    sendOnce(intents, intent, { ...press, inSpiteOf, readBaseline: async () => 7, start })
  return { browser, intents, start, send }
}
const paid = async (): Promise<IntentEvent> => ({ kind: 'paid' })

describe('a payment by the card of fields', () => {
  it('is stored with the newest entry before it is sent, and sent once', async () => {
    const { intents, start, send } = tab(async () => {
      expect(intents.find('a1')).toMatchObject({ step: 'sending', baseline: 7 })
      return { kind: 'paid' }
    })
    expect(await send()).toMatchObject({ kind: 'sent', intent: { step: 'done' } })
    expect(await send()).toMatchObject({ kind: 'sent', intent: { step: 'done' } })
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('of unknown outcome is not sent again, and one that was refused says why', async () => {
    const lost = tab(async () => {
      throw new ApiError('connection', 'lost')
    })
    expect(await lost.send()).toMatchObject({ intent: { step: 'unknown' } })
    expect(await lost.send()).toMatchObject({ intent: { step: 'unknown' } })
    expect(lost.start).toHaveBeenCalledTimes(1)
    const refused = tab(async () => {
      throw new ApiError('generic', 'Insufficient funds')
    })
    expect(await refused.send()).toMatchObject({ intent: { step: 'failed', reason: 'Insufficient funds' } })
  })

  it('waits for the customer to have seen another that is not finished', async () => {
    const { start, send } = tab(async () => ({
      kind: 'begun',
      identifier: 'p1',
      page: 'https://bank.example/',
    }))
    expect(await send()).toMatchObject({ intent: { step: 'away', page: 'https://bank.example/' } })
    const second = { ...wanted, id: 'a2' }
    expect(await send(second)).toMatchObject({ kind: 'rival', rival: { id: 'a1' } })
    expect(await send(second, 'a1')).toMatchObject({ kind: 'sent' })
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('waits for that also where another was agreed to: one paid since the form was opened', async () => {
    const { intents, start, send } = tab(paid)
    const open = { ...wanted, id: 'old', step: 'unknown' } as const
    intents.add(open)
    expect(await send({ ...wanted, id: 'a2' }, 'old')).toMatchObject({ kind: 'sent' })
    const third = { ...wanted, id: 'a3' }
    expect(await send(third, 'old')).toMatchObject({ kind: 'rival', rival: { id: 'a2', step: 'done' } })
    expect(start).toHaveBeenCalledTimes(1)
    expect(await send(third, 'old', 'a2')).toMatchObject({ kind: 'sent' })
  })

  it('is sent by one tab at a time, and not at all by a browser that stores nothing', async () => {
    let answer = (): void => undefined
    const held = new Promise<void>((open) => {
      answer = open
    })
    const { browser, send, start } = tab(async () => {
      await held
      return { kind: 'paid' }
    })
    const first = send()
    const other = browser.tab().intents
    const again = { ...press, readBaseline: async () => 7, start: paid }
    expect(await sendOnce(other, { ...wanted, id: 'a2' }, again)).toEqual({ kind: 'busy' })
    answer()
    await first
    expect(start).toHaveBeenCalledTimes(1)
    const full = tab(paid)
    full.browser.full = true
    await expect(full.send()).rejects.toThrow(PaymentNotStored)
    expect(full.start).not.toHaveBeenCalled()
  })
})
