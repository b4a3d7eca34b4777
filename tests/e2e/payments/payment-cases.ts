/** Events between the press of Pay and the end of a payment. */
export const events = [
  'success',
  'failure',
  'pending',
  'cancel',
  'timeout',
  'reload in the middle',
  'request dropped',
  'answer dropped',
  '502 after commit',
  'double click',
  'two tabs',
  'back button',
  'comes back twice',
  'another tab',
  'closed window',
  'blocked window',
  'window comes back',
] as const
export type PaymentEvent = (typeof events)[number]

/** The result the console shows in the end. */
export type Claim = 'paid' | 'failed' | 'cancelled' | 'pending' | 'unknown' | 'notBegun'

/** A way to pay, by the keyword of its processor and its name in the form. */
export interface CaseWay {
  readonly keyword: string
  readonly name: string
  /**
   * `card` is charged at once, `bank` after its holder has confirmed, `link` at the page of a processor; a card in the fields
   * of a vendor (`fields`) is charged at once, or after its holder has confirmed.
   */
  readonly kind: 'card' | 'bank' | 'link' | 'fields'
}

export const ways: readonly CaseWay[] = [
  { keyword: 'stripe_creditcard', name: 'Visa •••• 4242', kind: 'card' },
  { keyword: 'paypal_vault', name: 'PayPal, kadri.saar@pohjala.example', kind: 'card' },
  { keyword: 'omise_creditcard', name: 'Visa •••• 1881', kind: 'bank' },
  { keyword: 'stripe', name: 'Stripe', kind: 'link' },
  { keyword: 'stripe_wallet', name: 'Stripe wallets, Alipay', kind: 'link' },
  { keyword: 'omise', name: 'Omise, PromptPay', kind: 'link' },
  { keyword: 'duitku', name: 'Duitku, OVO', kind: 'link' },
  { keyword: 'sslcommerz', name: 'SSLCommerz', kind: 'link' },
  { keyword: 'adyen', name: 'Adyen', kind: 'link' },
  { keyword: 'clictopay', name: 'ClicToPay', kind: 'link' },
  { keyword: 'coingate', name: 'CoinGate', kind: 'link' },
  { keyword: 'razorpay', name: 'Razorpay', kind: 'link' },
  { keyword: 'adyen', name: 'Card, by Adyen', kind: 'fields' },
]

/** The result to show at the end of an event, and how often money is taken; or why the event cannot happen. */
type Cell = { readonly says: Claim; readonly charged: 0 | 1 } | { readonly never: string }

const paid: Cell = { says: 'paid', charged: 1 }
const says = (claim: Claim): Cell => ({ says: claim, charged: 0 })
const noPage: Cell = { never: 'it is charged by the call itself, without a page to come back from' }
const noWindow: Cell = { never: 'only pages of link processors are opened in a window' }

const byKind: Readonly<Record<CaseWay['kind'], Readonly<Record<PaymentEvent, Cell>>>> = {
  card: {
    success: paid,
    failure: says('failed'),
    pending: noPage,
    cancel: noPage,
    timeout: says('unknown'),
    'reload in the middle': paid,
    'request dropped': says('unknown'),
    'answer dropped': paid,
    '502 after commit': paid,
    'double click': paid,
    'two tabs': paid,
    'back button': noPage,
    'comes back twice': noPage,
    'another tab': noPage,
    'closed window': noWindow,
    'blocked window': noWindow,
    'window comes back': noWindow,
  },
  bank: {
    success: paid,
    failure: says('failed'),
    pending: says('pending'),
    cancel: says('cancelled'),
    timeout: says('failed'),
    // The customer never reached the bank, so no money is taken; this is known only after two reads of the history.
    'reload in the middle': says('unknown'),
    'request dropped': says('unknown'),
    'answer dropped': says('unknown'),
    '502 after commit': says('unknown'),
    'double click': paid,
    'two tabs': paid,
    'back button': paid,
    'comes back twice': paid,
    'another tab': { never: 'the page of a bank comes back where it was opened' },
    'closed window': noWindow,
    'blocked window': noWindow,
    'window comes back': noWindow,
  },
  link: {
    success: paid,
    failure: says('failed'),
    pending: says('pending'),
    cancel: says('cancelled'),
    timeout: says('failed'),
    'reload in the middle': paid,
    'request dropped': says('notBegun'),
    'answer dropped': says('notBegun'),
    '502 after commit': says('notBegun'),
    'double click': paid,
    'two tabs': paid,
    'back button': paid,
    'comes back twice': paid,
    'another tab': paid,
    'closed window': paid,
    'blocked window': paid,
    'window comes back': paid,
  },
  fields: {
    success: paid,
    failure: says('failed'),
    pending: says('pending'),
    cancel: says('cancelled'),
    timeout: says('unknown'),
    'reload in the middle': paid,
    'request dropped': says('unknown'),
    'answer dropped': paid,
    '502 after commit': paid,
    'double click': paid,
    'two tabs': paid,
    'back button': paid,
    'comes back twice': paid,
    'another tab': paid,
    'closed window': noWindow,
    'blocked window': noWindow,
    'window comes back': noWindow,
  },
}

/** Cells that differ from those of their kind. */
const exceptions: Readonly<Record<string, Partial<Record<PaymentEvent, Cell>>>> = Object.fromEntries(
  ['sslcommerz', 'razorpay'].map((keyword) => [
    keyword,
    { 'another tab': { never: 'it comes back by a form, in the tab it was opened in' } },
  ]),
)

/** The cell of a way to pay and an event. */
export function cellOf({ keyword, kind }: CaseWay, event: PaymentEvent): Cell {
  return exceptions[keyword]?.[event] ?? byKind[kind][event]
}

export interface PaymentCase {
  readonly way: CaseWay
  readonly event: PaymentEvent
  readonly says: Claim
  readonly charged: 0 | 1
}

/** Events for which the page of a processor is opened in a window. */
export const inWindow: ReadonlySet<PaymentEvent> = new Set([
  'closed window',
  'blocked window',
  'window comes back',
])

/** Every case there is. */
export const paymentCases: readonly PaymentCase[] = ways.flatMap((way) =>
  events.flatMap((event) => {
    const cell = cellOf(way, event)
    return 'never' in cell ? [] : [{ way, event, ...cell }]
  }),
)

/**
 * The sample for `npm test`: each distinct event once (a lost answer stands for every failure of the call, a reload for every
 * return), with a way that is charged at once or with one at the page of a processor; also a bank and the fields of a vendor,
 * which differ from both, once.
 */
const examples: Readonly<Record<string, readonly PaymentEvent[]>> = {
  'Visa •••• 4242': ['success', 'failure', 'answer dropped', 'double click'],
  Stripe: ['success', 'pending', 'reload in the middle', 'two tabs', 'back button', ...inWindow],
  'Visa •••• 1881': ['success'],
  'Card, by Adyen': ['success'],
}

/** The cases that are run: all by `npm run test:wide -- payments`, otherwise the sample. */
export const wantedCases: readonly PaymentCase[] =
  process.env['PAYMENT_CASES'] === 'all'
    ? paymentCases
    : paymentCases.filter(({ way, event }) => examples[way.name]?.includes(event))
