import { ApiError, connectionFailure } from '../../../../../src/api/errors'
import type { Intent } from '../../../../../src/platform/payments/intent'
import type { HistoryEntry } from '../../../../../src/screens/billing/history'
import type { PaymentCalls, Standing, Started } from '../../../../../src/screens/billing/paying/payment-calls'

/** Outcomes of a paying call. */
export const fates = [
  'paid',
  'bank',
  'refused',
  'request dropped',
  'answer dropped',
  '502 after commit',
  'tab closed before commit',
  'tab closed after commit',
] as const
export type Fate = (typeof fates)[number]

/** Choices of the customer at the page of a bank or processor. */
export const choices = ['success', 'failure', 'pending', 'cancel'] as const
export type Choice = (typeof choices)[number]

interface Visit {
  intent: string
  amount: number
  status: Standing['kind']
}

/** A platform that ignores idempotency keys, the worst case, and counts its charges. */
export class FakePlatform {
  /** Ids of the intents that were charged, one entry per charge. */
  readonly charges: string[] = []
  readonly entries: HistoryEntry[] = []
  readonly visits = new Map<string, Visit>()
  fate: Fate = 'paid'
  /** Reads fail as well. */
  isDown = false
  refreshes = 0
  #visit = 0

  #charge(intent: string, amount: number): void {
    this.charges.push(intent)
    this.entries.unshift({
      id: this.entries.length + 1,
      billing_account_id: 1,
      amount,
      created: this.entries.length,
      description: 'Top-up',
    })
  }

  #begin({ id, amount }: Intent, charge: boolean): Started {
    const identifier = `pay_${(this.#visit += 1)}`
    this.visits.set(identifier, { intent: id, amount, status: 'waiting' })
    return {
      kind: 'begun',
      identifier,
      page: 'https://bank.example/',
      ...(charge ? { charge: identifier } : {}),
    }
  }

  async #pay(intent: Intent, byLink: boolean): Promise<Started> {
    await Promise.resolve()
    const commit = (): Started => {
      if (byLink) return this.#begin(intent, false)
      this.#charge(intent.id, intent.amount)
      return { kind: 'paid' }
    }
    switch (this.fate) {
      case 'paid':
        return commit()
      case 'bank':
        return this.#begin(intent, !byLink)
      case 'refused':
        throw new ApiError('api', 'Insufficient funds', { status: 400, reported: 'Insufficient funds' })
      case 'request dropped':
        throw connectionFailure(new TypeError('Failed to fetch'))
      case 'answer dropped':
        commit()
        throw connectionFailure(new TypeError('Failed to fetch'))
      case '502 after commit':
        commit()
        throw new ApiError('generic', 'Bad gateway', { status: 502 })
      case 'tab closed before commit':
        return new Promise<never>(() => {})
      case 'tab closed after commit':
        commit()
        return new Promise<never>(() => {})
    }
  }

  /** The customer decides at the page; a confirmed charge waits until it is closed. */
  choose(identifier: string, choice: Choice): void {
    const visit = this.visits.get(identifier)
    if (visit?.status !== 'waiting' || choice === 'pending') return
    if (choice === 'success') {
      visit.status = 'paid'
      this.#charge(visit.intent, visit.amount)
    } else visit.status = choice === 'cancel' ? 'cancelled' : 'refused'
  }

  #standing(identifier: string): Promise<Standing> {
    if (this.isDown) return Promise.reject(connectionFailure(new TypeError('Failed to fetch')))
    const status = this.visits.get(identifier)?.status ?? 'refused'
    return Promise.resolve({ kind: status })
  }

  readonly calls: PaymentCalls = {
    history: () =>
      this.isDown
        ? Promise.reject(connectionFailure(new TypeError('Failed to fetch')))
        : Promise.resolve([...this.entries]),
    buy: (intent) => this.#pay(intent, false),
    begin: (intent) => this.#pay(intent, true),
    payInvoice: (intent) => this.#pay(intent, false),
    invoices: () => Promise.resolve([]),
    payInvoices: (intent) => this.#pay(intent, false),
    requestInvoice: (intent) => this.#pay(intent, false),
    payer: () => Promise.resolve(undefined),
    isInvoicePaid: () => Promise.resolve(this.charges.length > 0),
    close: (_, charge) => this.#standing(charge),
    result: (_, identifier) => this.#standing(identifier),
    data: (_, identifier) => this.#standing(identifier),
    makePrimary: async () => undefined,
    refresh: () => {
      this.refreshes += 1
    },
  }
}
