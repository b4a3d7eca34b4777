import { type Currency, fromEuros } from '../charging/currency'
import type { Location, SiteConfig } from '../entities'
import { billingAccountFields } from './billing-account-fields'
import { locations } from './locations'

/** Sample deployments; they differ in products, customers, locations and currency. */
export const siteKinds = ['cloud', 'bare-metal', 'local', 'reseller', 'managed'] as const
export type SiteKind = (typeof siteKinds)[number]

/** Defaults of a deployment, which flags override, and how its configuration differs from that of `cloud`. */
interface SampleSite {
  /** One line for the help text. */
  readonly about: string
  readonly theme: string
  /** Code of the currency it charges in. */
  readonly currency: string
  readonly locations: readonly Location[]
  readonly changes: (all: SiteConfig, currency: Currency) => Partial<SiteConfig>
}

/** Every section switch, off. */
const nothing = {
  vmsEnabled: false,
  vmAppsEnabled: false,
  ipsEnabled: false,
  privateNetworksEnabled: false,
  loadBalancerEnabled: false,
  firewallEnabled: false,
  storageEnabled: false,
  servicesEnabled: false,
  kubernetesEnabled: false,
  bareMetalEnabled: false,
  disksEnabled: false,
} satisfies Partial<SiteConfig>

/** The locations whose slugs are in `changes`, with these changes applied. */
function only(changes: Readonly<Record<string, Partial<Location>>>): Location[] {
  return locations.flatMap((location) => {
    const change = changes[location.slug]
    return change ? [{ ...location, ...change }] : []
  })
}

/** The display currencies with these codes, in this order; the charged one comes first. */
const shownIn = ({ displayCurrencies = [] }: SiteConfig, codes: readonly string[]) =>
  codes.flatMap((code) => displayCurrencies?.filter((each) => each.code === code) ?? [])

/** The payment processors with these keywords. */
const paidWith = ({ paymentProcessors = [] }: SiteConfig, keywords: readonly string[]) =>
  (paymentProcessors ?? []).filter(({ keyword }) => keywords.includes(keyword))

/** The sample sites: one with everything, and the others. */
export const sampleSites: Readonly<Record<SiteKind, SampleSite>> = {
  cloud: {
    about: 'everything there is',
    theme: 'aldera',
    currency: 'EUR',
    locations,
    changes: () => ({}),
  },
  'bare-metal': {
    about: 'servers only',
    theme: 'monolit',
    currency: 'EUR',
    locations,
    changes: (_all, currency) => ({
      ...nothing,
      bareMetalEnabled: true,
      terminalGateway: null,
      minimumTopupAmount: fromEuros(500, currency),
      allowDebt: false,
      billingAccountFields: billingAccountFields({ required: ['email'] }),
      loginSubtitle: 'Servers of your own in Estonia and Indonesia',
    }),
  },
  local: {
    about: 'machines in one location, in Indonesian, paid in rupiah',
    theme: 'mandari',
    currency: 'IDR',
    locations: only({ tll: {}, trtu: { is_published: false } }),
    changes: (all) => ({
      ...nothing,
      ...{
        vmsEnabled: true,
        vmAppsEnabled: true,
        disksEnabled: true,
        ipsEnabled: true,
        firewallEnabled: true,
      },
      siteCountry: 'ID',
      siteLocale: 'id',
      ...{ firstAccountCredit: 410_000, minimumTopupAmount: 250_000 },
      displayCurrencies: shownIn(all, ['IDR']),
      paymentProcessors: paidWith(all, ['duitku', 'omise_creditcard', 'invoice']),
      billingAccountFields: billingAccountFields({
        required: ['email', 'customer_name', 'customer_id_number'],
        shown: ['customer_id_number', 'company_vat_number'],
        hidden: ['company_reg_code', 'county'],
      }),
      ...{ mfaAvailable: false, recurringPaymentsEnabled: false, referralCodeEnabled: false },
      loginTitle: '',
      loginSubtitle: '',
    }),
  },
  reseller: {
    about: 'infrastructure for companies that pay by contract; no payments, no credit',
    theme: 'gravenor',
    currency: 'USD',
    locations: only({
      tll: { create_resource_disabled: true, description: 'Full for now' },
      trtu: {},
      jhv: { is_preferred: true },
    }),
    changes: (all) => ({
      ...nothing,
      ...{ vmsEnabled: true, disksEnabled: true, ipsEnabled: true },
      ...{ privateNetworksEnabled: true, loadBalancerEnabled: true, firewallEnabled: true },
      siteCountry: 'US',
      displayCurrencies: shownIn(all, ['USD', 'EUR']),
      paymentProcessors: [],
      billingAccountFields: billingAccountFields({
        required: ['email', 'company_name', 'company_reg_code', 'company_vat_number', 'country'],
        shown: ['company_vat_number'],
        hidden: ['referral_code'],
      }),
      ...{ recurringPaymentsEnabled: false, referralCodeEnabled: false, mfaAvailable: true },
      ...{ manualBillingAccountValidation: true, allowDebt: true, firstAccountCredit: 0 },
      ...{
        minimumTopupAmount: 0,
        supportUrl: null,
        apiDocUrl: null,
        metricsUrl: null,
        terminalGateway: null,
      },
      loginSubtitle: 'For customers with a contract',
    }),
  },
  managed: {
    about: 'databases, clusters and buckets without machines',
    theme: 'lumivar',
    currency: 'SGD',
    locations: only({ tll: {}, trtu: {} }),
    changes: (all) => ({
      ...nothing,
      ...{ servicesEnabled: true, kubernetesEnabled: true, storageEnabled: true },
      privateNetworksEnabled: true,
      siteCountry: 'SG',
      displayCurrencies: shownIn(all, ['SGD', 'USD', 'THB']),
      paymentProcessors: paidWith(all, ['stripe_creditcard', 'paypal_vault', 'stripe_wallet']),
      terminalGateway: null,
      loginSubtitle: 'Databases that look after themselves',
    }),
  },
}
