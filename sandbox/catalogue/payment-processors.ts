import { type Currency, fromEuros } from '../charging/currency'
import type { PaymentProcessor } from '../entities'

/** Fees and amounts that specification section 9 gives for a currency; others are converted from euros. */
const samples: Readonly<Record<string, { readonly flatFee: number; readonly verification: number }>> = {
  EUR: { flatFee: 0.35, verification: 1 },
  IDR: { flatFee: 2500, verification: 2000 },
  THB: { flatFee: 13, verification: 100 },
}

/** Payment processors of the demo deployment: cards, a wallet, an invoice, and every link processor. */
export function createPaymentProcessors(currency: Currency): PaymentProcessor[] {
  const amount = (euros: number): number => fromEuros(euros, currency)
  const sample = samples[currency.code] ?? { flatFee: amount(0.35), verification: amount(1) }
  const cardFee = { flat_rate: sample.flatFee, percentage: 3.5 }
  const walletFee = { flat_rate: amount(0.42), percentage: 3.4 }
  const card = {
    type: 'creditcard' as const,
    verification_amount: sample.verification,
    supports_auto_topup: true,
    service_fee: cardFee,
  }
  return [
    {
      ...card,
      name: 'Card',
      keyword: 'stripe_creditcard',
      public_key: 'pk_test_sandbox',
      use_3ds_verification: true,
      show_postalcode_input: false,
    },
    {
      ...card,
      name: 'Card (Omise)',
      keyword: 'omise_creditcard',
      public_key: 'pkey_test_sandbox',
      use_3ds_verification: true,
      show_postalcode_input: true,
    },
    {
      ...card,
      name: 'PayPal',
      keyword: 'paypal_vault',
      public_key: 'paypal_client_sandbox',
      use_3ds_verification: false,
      show_postalcode_input: false,
      service_fee: walletFee,
    },
    { type: 'invoice', name: 'Invoice', keyword: 'invoice', supports_auto_topup: false },
    ...linkProcessors.map((processor) => link(processor, walletFee, currency)),
  ]
}

/** A processor with its own payment page. */
interface LinkProcessor {
  readonly keyword: string
  readonly name: string
  readonly methods?: readonly (readonly [key: string, name: string])[]
  readonly convertsTo?: string
  readonly storeId?: string
}

/** Every link processor of specification section 9. */
const linkProcessors: readonly LinkProcessor[] = [
  { keyword: 'stripe', name: 'Stripe' },
  {
    keyword: 'stripe_wallet',
    name: 'Stripe wallets',
    methods: [
      ['alipay', 'Alipay'],
      ['grabpay', 'GrabPay'],
    ],
  },
  {
    keyword: 'omise',
    name: 'Omise',
    methods: [
      ['promptpay', 'PromptPay'],
      ['truemoney', 'TrueMoney'],
    ],
    convertsTo: 'THB',
  },
  {
    keyword: 'duitku',
    name: 'Duitku',
    methods: [
      ['FT', 'Pegadaian'],
      ['BC', 'BCA virtual account'],
      ['OV', 'OVO'],
    ],
    convertsTo: 'IDR',
  },
  { keyword: 'sslcommerz', name: 'SSLCommerz', storeId: 'sandbox_store' },
  { keyword: 'adyen', name: 'Adyen' },
  { keyword: 'clictopay', name: 'ClicToPay' },
  { keyword: 'coingate', name: 'CoinGate' },
  { keyword: 'razorpay', name: 'Razorpay', convertsTo: 'USD' },
]

/** Link processors that also take a card in fields of their own (specification section 9). */
export const hybridProcessors: readonly string[] = ['adyen']

function link(
  { keyword, name, methods = [], convertsTo, storeId }: LinkProcessor,
  fee: NonNullable<PaymentProcessor['service_fee']>,
  currency: Currency,
): PaymentProcessor {
  const isConverted = convertsTo !== undefined && convertsTo !== currency.code
  return {
    type: 'link',
    name,
    keyword,
    public_key: hybridProcessors.includes(keyword) ? `${keyword}_client_sandbox` : null,
    supports_auto_topup: false,
    service_fee: fee,
    methods: methods.map(([key, text]) => ({ key, name: text })),
    charge_currency_conversion: isConverted ? { to_currency: convertsTo } : null,
    store_id: storeId ?? null,
  }
}
