import { isRecord } from '../../lib/is-record'

/** Describes the problems of a value at a path of the configuration; empty if valid. */
type Check = (value: unknown, at: string) => string[]

/** A short description of the value found. */
function found(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const must =
  (be: string, fits: (value: unknown) => boolean): Check =>
  (value, at) =>
    fits(value) ? [] : [`${at} must be ${be}, and is ${found(value)}`]

const text = must('a text', (value) => typeof value === 'string' && value !== '')
const words = must('a text', (value) => typeof value === 'string')
const amount = must('a number', Number.isFinite)
const rate = must('a number above 0', (value) => typeof value === 'number' && value > 0 && value < Infinity)
const currency = must('a currency code of three letters', (value) => /^[A-Z]{3}$/.test(String(value)))
const record = must('an object', isRecord)

const maybe =
  (check: Check): Check =>
  (value, at) =>
    value === undefined || value === null ? [] : check(value, at)

const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => check(each, `${at}[${index}]`))
      : [`${at} must be a list, and is ${found(value)}`]

const object =
  (members: Readonly<Record<string, Check>>): Check =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(members).flatMap(([name, check]) =>
          check(value[name], at === '' ? name : `${at}.${name}`),
        )
      : [`${at === '' ? 'The configuration' : at} must be an object, and is ${found(value)}`]

const names = maybe(listOf(text))

/** Schema of the members the console reads (SiteConfig in the description). Switches are on only if `true`. */
const siteCheck = object({
  siteName: text,
  siteTheme: maybe(words),
  siteCountry: maybe(words),
  siteLocale: maybe(words),
  siteCurrency: currency,
  displayCurrencies: maybe(listOf(object({ code: currency, title: maybe(words), rate }))),
  locations: listOf(
    object({
      slug: text,
      display_name: text,
      description: maybe(words),
      order_nr: maybe(amount),
      country_code: maybe(words),
    }),
  ),
  predefinedPackages: maybe(
    listOf(
      object({
        cpu: amount,
        ram: amount,
        ssd: amount,
        os: names,
        default: names,
        disabled: names,
        notice: maybe(words),
      }),
    ),
  ),
  paymentProcessors: maybe(
    listOf(object({ type: text, keyword: text, name: maybe(words), methods: maybe(listOf(record)) })),
  ),
  billingAccountFields: maybe(listOf(object({ field: text, validator: maybe(words) }))),
  firstAccountCredit: maybe(amount),
  minimumTopupAmount: maybe(amount),
  referralCreditAmounts: maybe(record),
  limitedBillingAccountConfig: maybe(object({ vcpu: maybe(amount), ram_mb: maybe(amount) })),
  chatConfig: maybe(record),
  auth0: maybe(object({ domain: text, clientId: text })),
  openIdConnect: maybe(object({ issuer: text, clientId: text })),
  documentationUrls: maybe(record),
  announcements: maybe(
    listOf(object({ id: text, kind: text, title: text, text: maybe(words), url: maybe(words) })),
  ),
  supportEmail: maybe(words),
  billingEmail: maybe(words),
  sentryDsn: maybe(words),
  vendorStandIns: maybe(words),
  apiDocUrl: maybe(words),
  apiGrafanaUrl: maybe(words),
  metricsUrl: maybe(words),
  metricsScrapeSeconds: maybe(rate),
  supportUrl: maybe(words),
  termsUrl: maybe(words),
  backupTime: maybe(words),
  loginTitle: maybe(words),
  loginSubtitle: maybe(words),
})

/** Problems of a configuration answer: each names the member, the expected and the actual value. */
export function shapeProblems(answer: unknown): string[] {
  return siteCheck(answer, '')
}
