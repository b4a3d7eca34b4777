import { isRecord } from '../../src/lib/is-record'
import type { DeploymentProblem, SiteFacts } from './deployment'

/**
 * Reads the fields that the headers depend on from a site configuration (getSiteConfig); null means absent. The facts must
 * not be used if there are problems.
 */
export function readSite(answer: unknown): {
  readonly site: SiteFacts
  readonly problems: readonly DeploymentProblem[]
} {
  const problems: DeploymentProblem[] = []
  const report = (path: string, message: string): void => {
    problems.push({ id: 'site-wrong', from: 'site', path, message })
  }
  const source = isRecord(answer) ? answer : {}
  if (!isRecord(answer)) report('', 'must be an object; save the answer of getSiteConfig here.')

  const record = (path: string, value: unknown): Record<string, unknown> | undefined => {
    if (value === undefined || value === null) return undefined
    if (isRecord(value)) return value
    report(path, 'must be an object; correct it, or leave it out.')
    return undefined
  }
  const text = (path: string, value: unknown): string | undefined => {
    if (value === undefined || value === null) return undefined
    if (typeof value === 'string' && value !== '') return value
    report(path, 'must be a text; correct it, or leave it out.')
    return undefined
  }
  const flag = (path: string, value: unknown): boolean | undefined => {
    if (value === undefined || value === null) return undefined
    if (typeof value === 'boolean') return value
    report(path, 'must be true or false; correct it, or leave it out.')
    return undefined
  }

  const siteTheme = text('siteTheme', source.siteTheme)
  if (isRecord(answer) && source.siteTheme === undefined)
    report('siteTheme', 'is missing; name a theme of themes/.')
  const auth0 = record('auth0', source.auth0)
  const domain = text('auth0.domain', auth0?.domain)
  if (auth0 && auth0.domain === undefined)
    report('auth0.domain', 'is missing; write the host name of the provider.')
  const { paymentProcessors } = source
  const isList = Array.isArray(paymentProcessors)
  if (paymentProcessors !== undefined && paymentProcessors !== null && !isList)
    report('paymentProcessors', 'must be a list; correct it, or leave it out.')
  const processors = (isList ? paymentProcessors : []).flatMap((entry: unknown, index) => {
    const path = `paymentProcessors[${index}]`
    const processor = record(path, entry) ?? {}
    const keyword = text(`${path}.keyword`, processor.keyword)
    const key = text(`${path}.public_key`, processor.public_key)
    if (keyword !== undefined) return [{ keyword, public_key: key ?? null }]
    if (processor.keyword === undefined)
      report(`${path}.keyword`, 'is missing; name the way to pay, like stripe_creditcard.')
    return []
  })
  const type = text('chatConfig.type', record('chatConfig', source.chatConfig)?.type)
  return {
    problems,
    site: {
      siteTheme: siteTheme ?? '',
      paymentProcessors: processors,
      auth0: domain === undefined ? undefined : { domain },
      chatEnabled: flag('chatEnabled', source.chatEnabled),
      chatConfig: type === undefined ? undefined : { type },
      s3ForcePathStyle: flag('s3ForcePathStyle', source.s3ForcePathStyle),
      sentryDsn: text('sentryDsn', source.sentryDsn),
      terminalGateway: text('terminalGateway', source.terminalGateway),
      metricsUrl: text('metricsUrl', source.metricsUrl),
      vendorStandIns: text('vendorStandIns', source.vendorStandIns),
    },
  }
}
