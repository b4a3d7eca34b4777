import { consoleDocuments, scriptedProcessors } from '../../src/lib/console-document'
import { standInsAt } from '../../src/lib/stand-ins'
import { chatGrants } from './chat-grants'
import type { Deployment, DeploymentProblem } from './deployment'
import { type Grant, hostGrant } from './grant'
import { isHost, originOf, scriptSource } from './host-text'
import { adyenEnvironments, paymentGrant } from './payment-grants'

/** Grants of a deployment. */
interface Granted {
  readonly grants: readonly Grant[]
  /** Enabled features that get no grant, with the reason. */
  readonly notices: readonly string[]
  readonly problems: readonly DeploymentProblem[]
}

type Report = (problem: DeploymentProblem) => undefined

const everywhere = consoleDocuments.map(({ name }) => name)

/** Grants of a deployment to hosts outside its origin, from its configuration. */
export function grantsOf(deployment: Deployment): Granted {
  const problems: DeploymentProblem[] = []
  const report: Report = (problem) => {
    problems.push(problem)
    return undefined
  }
  const { grant: chat, notice } = chatGrant(deployment)
  const found = [
    passwordGrant(deployment, report),
    openIdGrant(deployment, report),
    sentryGrant(deployment, report),
    storageGrant(deployment, report),
    metricsGrant(deployment, report),
    terminalGrant(deployment, report),
    ...[themeGrant(deployment, report), chat, ...paymentGrants(deployment, report)].map((grant) =>
      atStandIns(grant, deployment),
    ),
  ]
  return {
    grants: found.filter((grant) => grant !== undefined),
    notices: notice === undefined ? [] : [notice],
    problems,
  }
}

/** Replaces a vendor's hosts by the local stand-in, if there is one. */
function atStandIns(grant: Grant | undefined, { site }: Deployment): Grant | undefined {
  const standIns = standInsIn(site)
  if (grant === undefined || standIns === undefined) return grant
  const needs = grant.needs.map((need) => ({
    ...need,
    sources: need.sources.map((source) => (source.includes('://') ? standIns : source)),
  }))
  return { ...grant, needs }
}

/** Stand-ins are used only if they are on the browser's machine. */
function standInsIn({ vendorStandIns }: Deployment['site']): string | undefined {
  return standInsAt(vendorStandIns, 'localhost')
}

/** An origin of `console.config.ts`; reports an invalid one. */
function outsideOrigin(
  report: Report,
  path: string,
  address: string,
  schemes: Parameters<typeof originOf>[1],
): string | undefined {
  return (
    originOf(address, schemes) ??
    report({
      id: 'origin-wrong',
      from: 'configuration',
      path: `outside.${path}`,
      message: `"${address}" is no encrypted address; write one like https://s3.example.com.`,
    })
  )
}

function passwordGrant({ site }: Deployment, report: Report): Grant | undefined {
  const domain = site.auth0?.domain
  // A path is a provider on the own origin.
  if (domain === undefined || domain.startsWith('/')) return undefined
  if (!isHost(domain))
    return report({
      id: 'host-wrong',
      from: 'site',
      path: 'auth0.domain',
      message: `"${domain}" is no host name; write it alone, like id.example.com, without https:// and path.`,
    })
  return hostGrant(
    'identity provider (auth0)',
    ['main', 'sign-in'],
    [
      {
        directive: 'connect-src',
        sources: [`https://${domain}`],
        why: 'Passwords are checked there; the sign-in screen is drawn at any address.',
      },
    ],
    'the calls of openapi/identity.yaml',
  )
}

function openIdGrant({ outside }: Deployment, report: Report): Grant | undefined {
  if (!outside.identityProvider) return undefined
  const { issuer, origins = [] } = outside.identityProvider
  const first = outsideOrigin(report, 'identityProvider.issuer', issuer, ['https'])
  const others = origins.map((each, index) =>
    outsideOrigin(report, `identityProvider.origins[${index}]`, each, ['https']),
  )
  const sources = [first, ...others].filter((each) => each !== undefined)
  return hostGrant(
    'identity provider (OpenID Connect)',
    ['main', 'sign-in'],
    [
      {
        directive: 'connect-src',
        sources,
        why: 'Discovery before leaving for the provider, tokens and keys on return.',
      },
    ],
    'openid.net/specs/openid-connect-discovery-1_0.html',
  )
}

function sentryGrant({ site: { sentryDsn } }: Deployment, report: Report): Grant | undefined {
  if (sentryDsn === undefined || sentryDsn === null) return undefined
  const origin = originOf(sentryDsn)
  if (origin === undefined)
    return report({
      id: 'origin-wrong',
      from: 'site',
      path: 'sentryDsn',
      message: `"${sentryDsn}" is no encrypted address; write one like https://key@sentry.example.com/7.`,
    })
  return hostGrant(
    'Sentry',
    everywhere,
    [{ directive: 'connect-src', sources: [origin], why: 'Reports of failures, in every document.' }],
    'docs.sentry.io: the ingest host of a DSN',
  )
}

function storageGrant({ outside, site }: Deployment, report: Report): Grant | undefined {
  if (outside.s3Endpoint === undefined) return undefined
  const origin = outsideOrigin(report, 's3Endpoint', outside.s3Endpoint, ['https'])
  if (origin === undefined) return undefined
  const hosts = site.s3ForcePathStyle === true ? [origin] : [origin, origin.replace('://', '://*.')]
  return hostGrant(
    'object storage (S3)',
    ['main', 'acting'],
    [
      {
        directive: 'connect-src',
        sources: hosts,
        why: 'Objects are listed, read and written by signed calls.',
      },
      { directive: 'img-src', sources: hosts, why: 'Pictures are shown by signed links.' },
      { directive: 'media-src', sources: hosts, why: 'Films and sounds are played by signed links.' },
    ],
    'the S3 interface; without s3ForcePathStyle a bucket is a host name',
  )
}

function metricsGrant({ site }: Deployment, report: Report): Grant | undefined {
  const { metricsUrl: address } = site
  // Anything but a whole address is a path of the own origin.
  if (address === undefined || address === null || !URL.canParse(address)) return undefined
  const origin = originOf(address)
  if (origin === undefined)
    return report({
      id: 'origin-wrong',
      from: 'site',
      path: 'metricsUrl',
      message: `"${address}" is no path and no encrypted address; write one like https://metrics.example.com/prometheus.`,
    })
  return hostGrant(
    'metrics (metricsUrl)',
    ['main', 'acting'],
    [{ directive: 'connect-src', sources: [origin], why: 'Charts are read there; without the key.' }],
    'prometheus.io/docs/prometheus/latest/querying/api',
  )
}

function terminalGrant({ site }: Deployment, report: Report): Grant | undefined {
  const { terminalGateway: gateway } = site
  if (gateway === undefined || gateway === null) return undefined
  const isPath = gateway.startsWith('/')
  const origin = isPath ? undefined : originOf(gateway, ['wss'])
  if (!isPath && origin === undefined)
    return report({
      id: 'origin-wrong',
      from: 'site',
      path: 'terminalGateway',
      message: `"${gateway}" is no path and no encrypted address; write one like wss://terminal.example.com/session.`,
    })
  const socket = { directive: 'connect-src', why: 'The session is a web socket.' } as const
  return {
    ...hostGrant(
      'terminal (terminalGateway)',
      ['terminal'],
      [
        ...(origin === undefined ? [] : [{ ...socket, sources: [origin] }]),
        {
          directive: 'style-src-elem',
          sources: ["'self'", "'unsafe-inline'"],
          why: 'xterm writes style elements and takes no nonce.',
        },
        {
          directive: 'style-src-attr',
          sources: ["'unsafe-inline'"],
          why: 'xterm sets the style of cells as text.',
        },
      ],
      'src/browser/renderer/dom of github.com/xtermjs/xterm.js 6.0.0',
    ),
    weakens: [
      { what: 'allows inline styles', why: 'xterm writes style elements and attributes without a nonce' },
    ],
  }
}

function themeGrant({ themeScripts, site, outside }: Deployment, report: Report): Grant | undefined {
  const wrong = themeScripts.findIndex((address) => originOf(address) === undefined)
  if (wrong >= 0)
    return report({
      id: 'script-address',
      from: 'theme',
      path: `scripts[${wrong}].src`,
      message: `"${themeScripts[wrong]}" is no https address of a script; write it whole, like https://cdn.example.com/stats.js.`,
    })
  if (themeScripts.length === 0) return undefined
  const { connect = [], img = [], frame = [] } = outside.themeScripts ?? {}
  const listed = [
    { key: 'connect', directive: 'connect-src', addresses: connect },
    { key: 'img', directive: 'img-src', addresses: img },
    { key: 'frame', directive: 'frame-src', addresses: frame },
  ] as const
  return {
    ...hostGrant(
      `scripts of the theme ${site.siteTheme}`,
      ['main'],
      [
        {
          directive: 'script-src',
          sources: themeScripts.map(scriptSource),
          why: 'Each script by its address, not its host.',
        },
        ...listed
          .filter(({ addresses }) => addresses.length > 0)
          .map(({ key, directive, addresses }) => ({
            directive,
            sources: addresses.flatMap(
              (each, index) =>
                outsideOrigin(report, `themeScripts.${key}[${index}]`, each, ['https', 'wss']) ?? [],
            ),
            why: 'Listed by the operator in outside.themeScripts.',
          })),
      ],
      'themes/: the scripts of the theme',
    ),
    scripts: themeScripts.map(scriptSource),
  }
}

function chatGrant({ site }: Deployment): { readonly grant?: Grant; readonly notice?: string } {
  if (site.chatEnabled !== true) return {}
  const type = site.chatConfig?.type
  if (type === undefined)
    return { notice: 'chatEnabled is on without chatConfig.type; no chat is loaded, and nothing is allowed.' }
  const grant = Object.hasOwn(chatGrants, type) ? chatGrants[type] : undefined
  if (grant) return { grant }
  const known = Object.keys(chatGrants).join(', ')
  return { notice: `The chat "${type}" is not one of ${known}; it is not loaded, and nothing is allowed.` }
}

function paymentGrants({ site, outside }: Deployment, report: Report): (Grant | undefined)[] {
  // With stand-ins no vendor's code is loaded, so PayPal's document may run inline code.
  const { adyenEnvironment = 'live', paypalScript = standInsIn(site) !== undefined } = outside
  if (!adyenEnvironments.includes(adyenEnvironment))
    report({
      id: 'environment-unknown',
      from: 'configuration',
      path: 'outside.adyenEnvironment',
      message: `"${adyenEnvironment}" is no environment of Adyen; choose one of ${adyenEnvironments.join(', ')}.`,
    })
  return scriptedProcessors
    .filter((keyword) =>
      (site.paymentProcessors ?? []).some(
        // Adyen may also be a link; only with a key are its card fields on our page.
        (each) => each.keyword === keyword && (keyword !== 'adyen' || Boolean(each.public_key)),
      ),
    )
    .map((keyword) => paymentGrant(keyword, { adyenEnvironment, paypalScript }))
}
