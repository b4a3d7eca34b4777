import { currencies, type Currency, fromEuros } from '../charging/currency'
import type { Location, SiteConfig } from '../entities'
import { knownClient } from '../identity-provider/known-clients'
import { identityPath } from '../identity-provider/page'
import { metricsPath } from '../metrics/metrics-path'
import { scrapeSeconds } from '../metrics/series'
import { billingAccountFields } from './billing-account-fields'
import { createPaymentProcessors } from './payment-processors'
import { type SiteKind, sampleSites } from './sites'

const siteNames: Readonly<Record<string, string>> = {
  aldera: 'Aldera Cloud',
  mandari: 'Mandari Host',
  monolit: 'Monolit',
}

/** Path of the terminal gateway that the server runs beside the sandbox. */
export const terminalGateway = '/terminal-gateway'

/** Settings of a deployment. */
export interface Deployment {
  /** Theme of its console. */
  readonly theme: string
  /** Sample site it is. */
  readonly site: SiteKind
  /** How users sign in. */
  readonly identity: IdentityKind
  /** Changes its site configuration. */
  readonly adjust: (site: SiteConfig) => SiteConfig
}

/** Ways to sign in: an API key, a password at the identity service, or that service as an OpenID Connect provider. */
export type IdentityKind = (typeof identityKinds)[number]
export const identityKinds = ['key', 'accounts', 'oidc'] as const

/**
 * The configuration of the demo deployment. Sample amounts are those of specification section 9 in euros, converted if
 * it charges in another currency. The site `cloud` has every switch on; `sampleSites` defines how the others differ.
 */
export function createSiteConfig(
  { theme, site, identity }: Omit<Deployment, 'adjust'>,
  currency: Currency,
): SiteConfig {
  const all = everything({ theme, identity }, sampleSites[site].locations, currency)
  return { ...all, ...sampleSites[site].changes(all, currency) }
}

function everything(
  { theme, identity }: Pick<Deployment, 'theme' | 'identity'>,
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
    terminalGateway,
    terminalSerial: true,
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
    billingAccountFields: billingAccountFields({ required: ['email', 'customer_phone'] }),
    chatEnabled: false,
    supportEmail: 'support@example.com',
    billingEmail: 'billing@example.com',
    apiDocUrl: 'https://docs.example.com/api',
    apiGrafanaUrl: null,
    metricsUrl: metricsPath,
    metricsScrapeSeconds: scrapeSeconds,
    supportUrl: 'https://support.example.com/',
    termsUrl: 'https://www.example.com/terms',
    documentationUrls: {
      virtual_machine: 'https://docs.example.com/virtual-machines',
      firewall: 'https://docs.example.com/firewalls',
      privacy: 'https://www.example.com/privacy',
    },
    s3ForcePathStyle: true,
    backupTime: '02:00',
    ...providerOf(identity),
    staffDomains: ['aldera.example', 'support.aldera.example'],
    manualBillingAccountValidation: false,
    loginTitle: `Sign in to ${name}`,
    loginSubtitle: 'Machines, disks and networks in Estonia and Indonesia',
  }
}

/** Configuration fields of the sandbox's identity provider. */
function providerOf(identity: IdentityKind): Pick<SiteConfig, 'auth0' | 'openIdConnect'> {
  const clientId = knownClient
  if (identity === 'oidc') return { openIdConnect: { issuer: `${identityPath}/`, clientId } }
  return identity === 'accounts' ? { auth0: { domain: identityPath, clientId } } : {}
}

const currencyTitles: Readonly<Record<string, string>> = {
  EUR: 'Euro',
  USD: 'US dollar',
  IDR: 'Indonesian rupiah',
  SGD: 'Singapore dollar',
  THB: 'Thai baht',
}

/** Display currencies with their rates per unit of the charged currency (specification section 9). */
function displayCurrencies(charged: Currency): NonNullable<SiteConfig['displayCurrencies']> {
  const shown = currencies.filter(({ code }) => code in currencyTitles || code === charged.code)
  return shown.map(({ code, rate }) => ({
    code,
    title: currencyTitles[code] ?? code,
    rate: Number((rate / charged.rate).toPrecision(6)),
  }))
}
