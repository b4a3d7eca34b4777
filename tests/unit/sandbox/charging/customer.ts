import type { BillingAccount, Card, CurrencyPrices, Network } from '../../../../sandbox/entities'
import { type Currency, currencyOf, fromEuros } from '../../../../sandbox/charging/currency'
import { type Answered, type Client, openSandbox } from '../support'
import { changes } from './change-thing'
import { createThing } from './create-thing'
import { accounts, Estate, labAccount, mainAccount } from './estate'
import { createShadow, type Shadow } from './shadow'
import type { Step } from './steps'

/** A customer who takes one step after the other, with a shadow of the charges. */
export class Customer {
  private names = 0
  private isAutomatic = true

  private constructor(
    private readonly estate: Estate,
    private readonly currency: Currency,
    private readonly cards: ReadonlyMap<number, number>,
  ) {}

  get client(): Client {
    return this.estate.client
  }

  get shadow(): Shadow {
    return this.estate.shadow
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.estate.now
  }

  /** Opens an empty world in a currency; both accounts have a card. */
  static async open(code: string): Promise<Customer> {
    const client = openSandbox({ seed: 'empty', currency: code })
    const prices = await client.get<CurrencyPrices[]>('/pricing/list/current')
    const network = await client.post<Network>('/tll/network/network?name=books')
    const card = await client.post<Card>('/payment/card', {
      billing_account_id: labAccount,
      token: 'tok_visa',
      processor_keyword: 'stripe_creditcard',
    })
    const about = { payment_object_id: card.body.id, front_base_url: 'http://console.test/app' }
    const begun = await client.post<{ authorize_uri: string }>('/payment/card/verify', about)
    await client.sandbox.payments(new Request(`${begun.body.authorize_uri}/success`))
    const cards = new Map([
      [mainAccount, 9931],
      [labAccount, card.body.id],
    ])
    const estate = new Estate(client, createShadow(prices.body, code), network.body.uuid)
    return new Customer(estate, currencyOf(code), cards)
  }

  /** Takes a step. A refused one is not charged. */
  async take(step: Step): Promise<void> {
    const { client, estate } = this
    switch (step.do) {
      case 'create':
        this.names += 1
        return createThing(estate, `thing-${this.names}`, step.wanted)
      case 'wait':
        estate.pass(step.seconds)
        return this.leaveFrost()
      case 'buy':
        return this.buy(mainAccount, this.amount(step.euros))
      case 'invoice': {
        const wanted = { billing_account_id: mainAccount, amount: this.amount(step.euros) }
        return accepted(await client.post('/payment/credit/request_invoice', wanted))
      }
      case 'pay':
        return accepted(await client.post('/payment/pay_all', { billing_account_id: mainAccount }))
      case 'automatic':
        return this.toggleAutomatic()
      default: {
        const { fits, run } = changes[step.do]
        const candidates = estate.things.filter(fits)
        const thing = candidates[step.which % Math.max(candidates.length, 1)]
        if (thing) await run(estate, thing)
      }
    }
  }

  private amount(euros: number): number {
    return fromEuros(euros, this.currency)
  }

  private async buy(account: number, amount: number): Promise<void> {
    const wanted = { billing_account_id: account, payment_object_id: this.cards.get(account), amount }
    accepted(await this.client.post('/payment/credit/buy', wanted))
  }

  /** A frozen account would end after a month with its machines, so the customer pays before that. */
  private async leaveFrost(): Promise<void> {
    for (const account of accounts) {
      const { body } = await this.client.get<BillingAccount>(
        `/payment/billing_account?billing_account_id=${account}`,
      )
      if (body.restriction_level === 'TERMINATED') throw new Error(`Account ${account} has ended`)
      const owed = -(body.running_totals?.ongoing ?? 0)
      if (body.restriction_level === 'FROZEN') await this.buy(account, Math.ceil(owed) + this.amount(13))
    }
  }

  private async toggleAutomatic(): Promise<void> {
    this.isAutomatic = !this.isAutomatic
    const amounts = {
      recurring_payment_threshold: this.amount(40),
      recurring_payment_amount: this.amount(120),
    }
    const wanted = { is_recurring_payment_enabled: this.isAutomatic, ...(this.isAutomatic ? amounts : {}) }
    const path = `/payment/billing_account/${mainAccount}/recurring_payment`
    accepted(await this.client.put(path, wanted))
  }
}

/** For requests that must succeed. */
function accepted({ status, text }: Answered): void {
  if (status !== 200) throw new Error(`Refused with ${status}: ${text}`)
}
