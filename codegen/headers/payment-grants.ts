import type { ScriptedProcessor } from '../../src/lib/console-document'
import type { Grant } from './grant'

/** Settings of payment grants. */
interface PaymentChoices {
  /** Environment of Adyen, such as `live`. */
  readonly adyenEnvironment: string
  /** PayPal's script is loaded. */
  readonly paypalScript: boolean
}

/** Environments of Adyen with hosts of their own. */
export const adyenEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']

const fields = 'Card data is typed into a frame of the vendor.'
const calls = 'The script calls its vendor.'
const own = 'The script and what it loads come from the host of the vendor only.'

const stripe: Grant = {
  name: 'Stripe (stripe_creditcard)',
  documents: ['pay/stripe_creditcard'],
  needs: [
    { directive: 'script-src', sources: ['https://js.stripe.com', 'https://*.js.stripe.com'], why: own },
    {
      directive: 'frame-src',
      sources: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      why: 'Fields are frames on changing subdomains; the bank asks in one of hooks.',
    },
    { directive: 'connect-src', sources: ['https://api.stripe.com'], why: calls },
    { directive: 'img-src', sources: ['https://*.stripe.com'], why: 'Marks of the cards.' },
  ],
  source: 'docs.stripe.com/security/guide',
  scripts: ['https://js.stripe.com/endive/stripe.js'],
  scriptPolicy: 'default',
  opensWindows: false,
  weakens: [],
}

const omise: Grant = {
  name: 'Omise (omise_creditcard)',
  documents: ['pay/omise_creditcard'],
  needs: [
    { directive: 'script-src', sources: ['https://cdn.omise.co'], why: own },
    { directive: 'frame-src', sources: ['https://cdn.omise.co'], why: fields },
    {
      directive: 'connect-src',
      sources: ['https://cdn.omise.co', 'https://api.omise.co', 'https://vault.omise.co'],
      why: calls,
    },
    {
      directive: 'style-src-attr',
      sources: ["'unsafe-inline'"],
      why: 'The script sets the attribute style of its frame as text.',
    },
  ],
  source: 'github.com/omise/omise.js and etc/csp_whitelist.xml of github.com/omise/omise-magento',
  scripts: ['https://cdn.omise.co/omise.js'],
  scriptPolicy: 'default',
  opensWindows: false,
  weakens: [{ what: 'allows style attributes', why: 'omise.js sets the one of its frame as text' }],
}

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

const paypal: Grant = {
  name: 'PayPal (paypal_vault)',
  documents: ['pay/paypal_vault'],
  needs: [
    {
      directive: 'script-src',
      sources: [...paypalHosts, "'unsafe-inline'"],
      why: 'Its buttons run inline code.',
    },
    { directive: 'style-src', sources: ["'unsafe-inline'"], why: 'Its buttons write style elements.' },
    { directive: 'frame-src', sources: paypalHosts, why: 'A button is a frame.' },
    { directive: 'connect-src', sources: paypalHosts, why: calls },
    { directive: 'img-src', sources: paypalHosts, why: 'Pictures of the buttons.' },
  ],
  source: 'developer.paypal.com/sdk/js/best-practices and github.com/paypal/paypal-js/issues/680',
  scripts: ['https://www.paypal.com/sdk/js', 'https://www.sandbox.paypal.com/sdk/js'],
  scriptPolicy: 'off',
  opensWindows: true,
  weakens: [
    {
      what: 'allows inline scripts and styles',
      why: 'its buttons run and write them, and static headers have no nonce',
    },
    {
      what: 'drops Trusted Types',
      why: 'its script gives text to the browser that only Trusted Types would refuse',
    },
    { what: 'keeps the opener of windows', why: 'its window answers to the page that opened it' },
  ],
}

function adyen(environment: string): Grant {
  const hosts = [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
  ]
  return {
    name: 'Adyen (adyen)',
    documents: ['pay/adyen'],
    needs: [
      { directive: 'script-src', sources: hosts, why: own },
      { directive: 'style-src', sources: hosts, why: 'The style sheet comes with the script.' },
      { directive: 'frame-src', sources: hosts, why: fields },
      {
        directive: 'connect-src',
        sources: [...hosts, `https://checkoutanalytics-${environment}.adyen.com`],
        why: calls,
      },
      { directive: 'img-src', sources: hosts, why: 'Marks of the cards.' },
    ],
    source: 'docs.adyen.com and etc/csp_whitelist.xml of github.com/Adyen/adyen-magento2',
    scripts: hosts.map((host) => `${host}/checkoutshopper/sdk/`),
    scriptPolicy: 'off',
    opensWindows: false,
    weakens: [{ what: 'drops Trusted Types', why: 'its script writes markup as text' }],
  }
}

/** Grant of a payment processor; undefined if it loads no script, so that its page stays strict. */
export function paymentGrant(
  keyword: ScriptedProcessor,
  { adyenEnvironment, paypalScript }: PaymentChoices,
): Grant | undefined {
  switch (keyword) {
    case 'stripe_creditcard':
      return stripe
    case 'omise_creditcard':
      return omise
    case 'paypal_vault':
      return paypalScript ? paypal : undefined
    case 'adyen':
      return adyen(adyenEnvironment)
  }
}
