import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../../sandbox/create-sandbox'
import { PaymentNotStored } from '../../../../src/platform/payments/intents'
import type { Adding } from '../../../../src/screens/payments/adding'
import { beginWallet, resumeWallet } from '../../../../src/screens/payments/adding-wallet'
import {
  forgetWallet,
  keepWallet,
  keptWallet,
  type KeptWallet,
} from '../../../../src/screens/payments/kept-wallet'
import { stand } from '../../platform/stand'

const account = 120_348
const returnUrl = 'http://console.test/app/pay/paypal_vault?account=120348'

/** A console and a sandbox; `loses` drops the answer of the next such call. */
async function open() {
  const sandbox = createSandbox()
  onTestFinished(sandbox.close)
  let loses: RegExp | undefined
  const { platform } = await stand(async (request) => {
    const answer = await sandbox.fetch(request)
    if (loses?.test(`${request.method} ${new URL(request.url).pathname}`) !== true) return answer
    loses = undefined
    throw new TypeError('fetch failed')
  })
  const kept: KeptWallet[] = []
  const options = {
    platform,
    method: { account, keyword: 'paypal_vault', session: 's7' },
    ...{ home: 'http://console.test/app', asksHolder: false, makesPrimary: false },
    remember: () => undefined,
    rememberDecline: () => undefined,
    tell: () => undefined,
  }
  const begun = await beginWallet(options, returnUrl, (wallet) => kept.push(wallet))
  const page = begun.at === 'leaving' ? begun.address : ''
  const [wallet] = kept
  if (!wallet) throw new Error('No wallet was kept')
  return {
    ...{ options, page, wallet },
    lose: (call: RegExp) => {
      loses = call
    },
    decide: async (choice: string) => {
      const answer = await sandbox.payments(new Request(`${page}/${choice}`))
      return answer.headers.get('location')
    },
    wallets: async () => {
      const answer = await sandbox.fetch(
        new Request(`http://sandbox.test/v1/payment/card/list?billing_account_id=${account}`, {
          headers: { apikey: 'demo-customer' },
        }),
      )
      const all: { id: number; is_verified: boolean }[] = await answer.json()
      return all.filter(({ id }) => !wallet.known.includes(id))
    },
  }
}

describe('a wallet that is agreed to at the page of PayPal', () => {
  it('[PAYMENT-21] [PAYMENT-22] is added when its owner is back, with the session and token of the return', async () => {
    const { options, wallet, decide, wallets } = await open()
    const back = new URL((await decide('success')) ?? '')
    expect(`${back.origin}${back.pathname}`).toBe('http://console.test/app/pay/paypal_vault')
    expect(back.searchParams.get('session_id')).toBe(wallet.session)
    expect(back.searchParams.get('setup_token')).toBe(wallet.setupToken)
    expect(await resumeWallet(options, wallet)).toEqual({ at: 'done' })
    expect(await wallets()).toMatchObject([{ is_verified: true }])
  })

  it('is waited for until its owner has decided', async () => {
    const { options, wallet, decide, wallets } = await open()
    expect(await resumeWallet(options, wallet)).toEqual({ at: 'waiting' })
    await decide('pending')
    expect(await resumeWallet(options, wallet)).toEqual({ at: 'waiting' })
    await decide('success')
    expect(await resumeWallet(options, wallet)).toEqual({ at: 'done' })
    expect(await wallets()).toHaveLength(1)
  })

  it.each(['failure', 'cancel'])('is not added after "%s", and the platform says why', async (choice) => {
    const { options, wallet, decide, wallets } = await open()
    await decide(choice)
    const adding: Adding = await resumeWallet(options, wallet)
    expect(adding).toMatchObject({ at: 'fields', result: { kind: 'error' } })
    expect(JSON.stringify(adding)).toContain('Adding payment method failed')
    expect(await wallets()).toEqual([])
  })

  it('is added once although an answer was lost or the page was opened again', async () => {
    const { options, wallet, decide, wallets, lose } = await open()
    await decide('success')
    lose(/paypal\/payment_token/)
    // The client retries reads, so it may succeed at once.
    const first = await resumeWallet(options, wallet)
    expect(['done', 'waiting']).toContain(first.at)
    lose(/POST .*\/payment\/card$/)
    await resumeWallet(options, wallet)
    expect(await resumeWallet(options, wallet)).toEqual({ at: 'done' })
    expect(await wallets()).toHaveLength(1)
  })
})

describe('what the browser keeps of it', () => {
  function store(): Storage {
    const values = new Map<string, string>()
    return {
      get length() {
        return values.size
      },
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
  const wallet: KeptWallet = {
    ...{ account, session: 's7', setupToken: 'setup_1', known: [9], makesPrimary: true, begun: 1000 },
  }

  it('is for its owner and account, for three hours', () => {
    const storage = store()
    keepWallet(storage, 'kadri', wallet)
    expect(keptWallet(storage, 'kadri', account, 2000)).toEqual(wallet)
    expect(keptWallet(storage, 'jaan', account, 2000)).toBeUndefined()
    expect(keptWallet(storage, 'kadri', 120_351, 2000)).toBeUndefined()
    expect(keptWallet(storage, 'kadri', account, 1000 + 3 * 3_600_000)).toBeUndefined()
    forgetWallet(storage, 'kadri')
    expect(keptWallet(storage, 'kadri', account, 2000)).toBeUndefined()
  })

  it.each(['{', 'null', '{"account":1}', JSON.stringify({ ...wallet, makesPrimary: 'yes' })])(
    'is nothing when it is malformed: %s',
    (text) => {
      const storage = store()
      storage.setItem('console.payment.wallet.kadri', text)
      expect(keptWallet(storage, 'kadri', account, 2000)).toBeUndefined()
    },
  )

  it('must be kept before its owner leaves', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keepWallet(full, 'kadri', wallet)).toThrow(PaymentNotStored)
  })
})
