import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../../sandbox/create-sandbox'
import type { Card } from '../../../../src/screens/payments/add-method'
import {
  type Adding,
  addMethod,
  finish,
  lookAgain,
  lookForToken,
  verifySaved,
} from '../../../../src/screens/payments/adding'
import type { LeavingVerification } from '../../../../src/platform/payments/remember-verification'
import type { CardVendor, TokenResult } from '../../../../src/screens/payments/vendors/card-vendor'
import { stand } from '../../platform/stand'

const account = 120_348

/** Losses of calls by path: of the request before it is carried out, or of the answer. */
interface Losses {
  readonly request?: RegExp
  readonly answer?: RegExp
  /** How many calls are lost; one by default. */
  times?: number
}

async function open(keyword: string, losses: Losses = {}, set: readonly string[] = []) {
  const sandbox = createSandbox({ set })
  onTestFinished(sandbox.close)
  const sent: string[] = []
  let left = losses.times ?? 1
  const { platform } = await stand(async (request) => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname.replace(/^.*\/v1/, '')}`
    sent.push(call)
    const isLost = (which: RegExp | undefined): boolean => left > 0 && which?.test(call) === true
    if (isLost(losses.request)) {
      left -= 1
      throw new TypeError('fetch failed')
    }
    const loses = isLost(losses.answer)
    const answer = await sandbox.fetch(request)
    if (!loses) return answer
    left -= 1
    throw new TypeError('fetch failed')
  })
  const told: string[] = []
  const remembered: string[] = []
  const declined: string[] = []
  const options = {
    platform,
    method: { account, keyword, session: 's7' },
    home: 'http://console.test/app',
    asksHolder: false,
    makesPrimary: false,
    remember: ({ reference }: LeavingVerification) => remembered.push(reference),
    rememberDecline: ({ identifier }: Card) => declined.push(identifier ?? ''),
    tell: ({ at }: Adding) => told.push(at),
  }
  const cards = async (token: string) => {
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test/v1/payment/card/list?billing_account_id=${account}`, {
        headers: { apikey: 'demo-customer' },
      }),
    )
    const all: { identifier: string; is_verified: boolean }[] = await answer.json()
    return all.filter(({ identifier }) => identifier === token)
  }
  return { sandbox, options, told, remembered, declined, sent, cards }
}

function vendorOf(result: TokenResult): CardVendor {
  return {
    load: async () => undefined,
    mount: () => undefined,
    tokenise: async () => result,
    unmount: () => undefined,
  }
}

const token = (text: string): CardVendor => vendorOf({ kind: 'token', token: text })
const without3ds = ['paymentProcessors.0.use_3ds_verification=false']
const posts = (sent: readonly string[]) => sent.filter((call) => call === 'POST /payment/card')

describe('adding a card', () => {
  it('saves the token and verifies the card', async () => {
    const { options, told, cards } = await open('stripe_creditcard', {}, without3ds)
    expect(await addMethod(options, token('pm_visa_4242'), {})).toEqual({ at: 'done' })
    expect(told).toEqual(['vendor', 'saving', 'verifying'])
    expect(await cards('pm_visa_4242')).toMatchObject([{ is_verified: true }])
  })

  it('is charged first once it is verified, where that is wished; a refusal of that is said, and tried again', async () => {
    const { options, sent } = await open('stripe_creditcard', {}, without3ds)
    expect(await addMethod({ ...options, makesPrimary: true }, token('pm_visa_4242'), {})).toEqual({
      at: 'done',
    })
    expect(sent.at(-1)).toBe('PUT /payment/card/set_primary')
    const other = await open('stripe_creditcard', { request: /set_primary/ }, without3ds)
    const adding = await addMethod({ ...other.options, makesPrimary: true }, token('pm_visa_4242'), {})
    expect(adding).toMatchObject({ at: 'not-primary' })
    if (adding.at !== 'not-primary') return
    expect(await finish({ ...other.options, makesPrimary: true }, adding.card)).toEqual({ at: 'done' })
  })

  it('leaves for the bank where it asks', async () => {
    const { options, remembered } = await open('stripe_creditcard')
    const adding = await addMethod(options, token('pm_visa_4242'), {})
    expect(adding).toMatchObject({ at: 'leaving' })
    expect(remembered).toEqual([expect.stringMatching(/^chrg_/)])
  })

  it('tells the platform of Omise before the token is made, of Stripe when the form opens', async () => {
    const omise = await open('omise_creditcard')
    await addMethod(omise.options, token('tokn_test_4242'), {})
    expect(omise.sent[0]).toBe('POST /payment/card/prehook')
    const stripe = await open('stripe_creditcard')
    await addMethod(stripe.options, token('pm_4242'), {})
    expect(stripe.sent[0]).toBe('POST /payment/card')
  })

  it.each([
    [
      { kind: 'refused', words: 'No' },
      { kind: 'refused', words: 'No' },
    ],
    [{ kind: 'failed' }, { kind: 'no-answer' }],
    [{ kind: 'cancelled', begun: undefined }, { kind: 'cancelled' }],
  ] as const)('saves nothing when the vendor answers %j', async (result, attempt) => {
    const { options, sent } = await open('stripe_creditcard')
    expect(await addMethod(options, vendorOf(result), {})).toEqual({ at: 'fields', result: attempt })
    expect(sent).toEqual([])
  })

  it('[PAYMENT-33] shows what the platform says when it refuses the card', async () => {
    const set = ['paymentProcessors.0.keyword=omise_creditcard']
    const { options } = await open('stripe_creditcard', {}, set)
    const adding = await addMethod(options, token('pm_4242'), {})
    expect(adding).toMatchObject({ at: 'fields', result: { kind: 'error' } })
    expect(JSON.stringify(adding)).toContain('Payment channel not available')
  })

  it("keeps the card, with the bank's words, when the verification is refused", async () => {
    const { options, cards, declined } = await open('stripe_creditcard', {}, without3ds)
    const adding = await addMethod(options, token('pm_insufficient_0011'), {})
    expect(declined).toEqual(['pm_insufficient_0011'])
    expect(adding).toMatchObject({ at: 'declined', card: { identifier: 'pm_insufficient_0011' } })
    if (adding.at !== 'declined') return
    expect(adding.error).toMatchObject({ message: 'Insufficient funds' })
    expect(await verifySaved(options, adding.card)).toMatchObject({ at: 'declined' })
    expect(await cards('pm_insufficient_0011')).toMatchObject([{ is_verified: false }])
  })
})

describe('an answer that is lost', () => {
  it('to saving is settled by the list: the card is saved once and verified', async () => {
    const losses = { answer: /^POST \/payment\/card$/ }
    const { options, cards, sent } = await open('stripe_creditcard', losses, without3ds)
    expect(await addMethod(options, token('pm_4242'), {})).toEqual({ at: 'done' })
    expect(await cards('pm_4242')).toHaveLength(1)
    expect(posts(sent)).toHaveLength(1)
  })

  it('to saving is not settled without the list, and never by sending again', async () => {
    const losses = { answer: /^(POST \/payment\/card|GET \/payment\/card\/list)$/, times: 20 }
    const { options, sent } = await open('stripe_creditcard', losses, without3ds)
    expect(await addMethod(options, token('pm_4242'), {})).toEqual({ at: 'unsaved', token: 'pm_4242' })
    expect(await lookForToken(options, 'pm_4242')).toEqual({ at: 'unsaved', token: 'pm_4242' })
    expect(posts(sent)).toHaveLength(1)
  })

  it('because the call was lost leaves nothing saved, which the list tells', async () => {
    const { options, cards } = await open(
      'stripe_creditcard',
      { request: /^POST \/payment\/card$/ },
      without3ds,
    )
    expect(await addMethod(options, token('pm_4242'), {})).toEqual({ at: 'unsaved', token: 'pm_4242' })
    expect(await lookForToken(options, 'pm_4242')).toEqual({ at: 'fields', result: { kind: 'not-there' } })
    expect(await cards('pm_4242')).toEqual([])
  })

  it('to verifying is settled by the card', async () => {
    const { options } = await open('stripe_creditcard', { answer: /verify$/ }, without3ds)
    expect(await addMethod(options, token('pm_4242'), {})).toEqual({ at: 'done' })
  })

  it('to verifying leaves the card to be looked at when nothing is known', async () => {
    const { options } = await open('stripe_creditcard', { request: /verify$/ }, without3ds)
    const adding = await addMethod(options, token('pm_4242'), {})
    expect(adding).toMatchObject({ at: 'unverified', card: { identifier: 'pm_4242' } })
    if (adding.at !== 'unverified') return
    expect(await lookAgain(options, adding.card)).toMatchObject({ at: 'unverified' })
    expect(await verifySaved(options, adding.card)).toEqual({ at: 'done' })
  })
})

describe('adding a wallet', () => {
  async function setup() {
    const opened = await open('paypal_vault')
    const answer = await opened.sandbox.fetch(
      new Request(
        'http://sandbox.test/v1/payment/paypal/setup_token?session_id=s7&return_url=http%3A%2F%2Fconsole.test%2Fapp',
        { headers: { apikey: 'demo-customer' } },
      ),
    )
    const { setup_token: begun, approve_url: page }: { setup_token: string; approve_url: string } =
      await answer.json()
    const agree = () => opened.sandbox.payments(new Request(`${page}/success`))
    return { ...opened, begun, agree }
  }

  it('saves what its owner has agreed to, which is verified', async () => {
    const { options, begun, agree, sent } = await setup()
    await agree()
    expect(await addMethod(options, token(begun), {})).toEqual({ at: 'done' })
    expect(sent.some((call) => call.includes('verify'))).toBe(false)
  })

  it('reads whether they have agreed when the window was closed', async () => {
    const agreed = await setup()
    await agreed.agree()
    const closed = vendorOf({ kind: 'cancelled', begun: agreed.begun })
    expect(await addMethod(agreed.options, closed, {})).toEqual({ at: 'done' })
    const { options, begun, sent } = await setup()
    expect(await addMethod(options, vendorOf({ kind: 'cancelled', begun }), {})).toEqual({
      at: 'fields',
      result: { kind: 'cancelled' },
    })
    expect(posts(sent)).toEqual([])
  })
})
