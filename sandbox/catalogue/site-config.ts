import { currencies, type Currency, fromEuros } from '../charging/currency'
import type { Location, SiteConfig } from '../entities'
import { knownClient } from '../identity-provider/authorization'
import { identityPath } from '../identity-provider/page'
import { createPaymentProcessors } from './payment-processors'

const siteNames: Readonly<Record<string, string>> = {
  aldera: 'Aldera Cloud',
  mandari: 'Mandari Host',
  monolit: 'Monolit',
}

/** What a deployment is. */
export interface Deployment {
  /** Theme it is dressed in. */
  readonly theme: string
  /** Everything there is, or bare metal only (the two sample configurations of specification section 9). */
  readonly site: SiteKind
  /** Whether people sign in at the identity provider of the sandbox, otherwise with an API key. */
  readonly identity: boolean
}

/** The sample configurations. */
export type SiteKind = (typeof siteKinds)[number]
export const siteKinds = ['cloud', 'bare-metal'] as const

/** The configuration of a deployment that sells bare metal only, charging in a currency. */
function bareMetalOnly(currency: Currency): Partial<SiteConfig> {
  return {
    vmsEnabled: false,
    vmAppsEnabled: false,
    ipsEnabled: false,
    privateNetworksEnabled: false,
    loadBalancerEnabled: false,
    firewallEnabled: false,
    storageEnabled: false,
    servicesEnabled: false,
    kubernetesEnabled: false,
    disksEnabled: false,
    minimumTopupAmount: fromEuros(500, currency),
    allowDebt: false,
    billingAccountFields: billingAccountFields(['email']),
    loginSubtitle: 'Servers of your own in Estonia and Indonesia',
  }
}

/**
 * The configuration of the demo deployment. Sample amounts are those of specification section 9 in euros, converted where
 * it charges in another currency; in a cloud every switch is on.
 */
export function createSiteConfig(
  { theme, site, identity }: Deployment,
  locations: readonly Location[],
  currency: Currency,
): SiteConfig {
  const amount = (euros: number): number => fromEuros(euros, currency)
  const name = siteNames[theme] ?? `${theme.charAt(0).toUpperCase()}${theme.slice(1)} Cloud`
  return {
    siteName: name,
    siteTheme: theme,
    siteCountry: 'EE',
    siteLocale: 'en-EE',
    siteCurrency: currency.code,
    displayCurrencies: displayCurrencies(currency),
    locations: [...locations],
    vmsEnabled: true,
    vmAppsEnabled: true,
    ipsEnabled: true,
    privateNetworksEnabled: true,
    loadBalancerEnabled: true,
    firewallEnabled: true,
    storageEnabled: true,
    servicesEnabled: true,
    kubernetesEnabled: true,
    bareMetalEnabled: true,
    disksEnabled: true,
    mfaAvailable: true,
    recurringPaymentsEnabled: true,
    firstAccountCredit: amount(22),
    referralCodeEnabled: true,
    referralCreditAmounts: {
      receiver_credit: amount(5.44),
      promoter_credit: amount(4.93),
      referral_credit_receiver_precondition_topup_sum: amount(11.33),
    },
    limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
    minimumTopupAmount: amount(13),
    allowDebt: true,
    predefinedPackages: [
      { cpu: 1, ram: 1, ssd: 20, os: ['win', 'other'], disabled: ['win'], notice: 'Too small for Windows' },
      { cpu: 2, ram: 1, ssd: 20, os: ['other'] },
      { cpu: 2, ram: 2, ssd: 50, os: ['win', 'other'], default: ['other'] },
      { cpu: 2, ram: 4, ssd: 60, os: ['win', 'other'], default: ['win'] },
      { cpu: 4, ram: 4, ssd: 80, os: ['win', 'other'] },
    ],
    paymentProcessors: createPaymentProcessors(currency),
    billingAccountFields: billingAccountFields(['email', 'customer_phone']),
    chatEnabled: false,
    supportEmail: 'support@example.com',
    billingEmail: 'billing@example.com',
    apiDocUrl: 'https://docs.example.com/api',
    apiGrafanaUrl: null,
    supportUrl: 'https://support.example.com/',
    termsUrl: 'https://www.example.com/terms',
    documentationUrls: {
      virtual_machine: 'https://docs.example.com/virtual-machines',
      firewall: 'https://docs.example.com/firewalls',
    },
    s3ForcePathStyle: false,
    backupTime: '02:00',
    ...(identity ? { auth0: { domain: identityPath, clientId: knownClient } } : {}),
    manualBillingAccountValidation: false,
    loginTitle: `Sign in to ${name}`,
    loginSubtitle: 'Machines, disks and networks in Estonia and Indonesia',
    ...(site === 'bare-metal' ? bareMetalOnly(currency) : {}),
  }
}

const currencyTitles: Readonly<Record<string, string>> = {
  EUR: 'Euro',
  USD: 'US dollar',
  IDR: 'Indonesian rupiah',
  SGD: 'Singapore dollar',
  THB: 'Thai baht',
}

/** Rates of the currencies amounts can be shown in, for one unit of the one that is charged. */
function displayCurrencies(charged: Currency): NonNullable<SiteConfig['displayCurrencies']> {
  return currencies.map(({ code, rate }) => ({
    code,
    title: currencyTitles[code] ?? code,
    rate: Number((rate / charged.rate).toPrecision(6)),
  }))
}

type Field = NonNullable<SiteConfig['billingAccountFields']>[number]

/** VAT and personal numbers are hidden (specification section 5). */
function billingAccountFields(required: readonly Field['field'][]): Field[] {
  const hidden: readonly Field['field'][] = ['company_vat_number', 'customer_id_number']
  const fields: readonly Field['field'][] = [
    'title',
    'email',
    'customer_name',
    'customer_phone',
    'company_name',
    'company_reg_code',
    'company_vat_number',
    'customer_id_number',
    'address_line1',
    'address_line2',
    'city',
    'county',
    'post_index',
    'country',
    'referral_code',
  ]
  return fields.map((field) => ({
    field,
    required: required.includes(field),
    visible: !hidden.includes(field),
    validator: field === 'email' ? 'email' : null,
  }))
}
