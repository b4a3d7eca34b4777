import { type ConsoleDocument, consoleDocuments } from '../../src/lib/console-document'
import type { Deployment, DeploymentProblem } from './deployment'
import type { Grant } from './grant'
import { grantsOf } from './grants-of'
import { type Policy, policyText, strictPolicy, withoutDirectives, withSources } from './policy'

/** Headers by name. */
export type HeaderSet = Readonly<Record<string, string>>

/** Headers of a document; they replace those of every answer with the same name. */
export interface DocumentHeaders {
  readonly name: ConsoleDocument
  /** Paths of the origin; each stands for itself and everything below it. */
  readonly paths: readonly string[]
  readonly headers: HeaderSet
}

/** The headers of a deployment. */
export interface DeploymentHeaders {
  readonly basePath: string
  /** Headers of every answer, also of the API. */
  readonly everyAnswer: HeaderSet
  /** Most specific first; the last one is for all other paths. */
  readonly documents: readonly DocumentHeaders[]
  /** Protections the deployment loses and why, one sentence each. */
  readonly warnings: readonly string[]
  /** Problems of the configuration; if there are any, the headers must not be used. */
  readonly problems: readonly DeploymentProblem[]
}

const oneYear = 31_536_000

/** Name of the header that has an effect over https only. */
export const strictTransport = 'Strict-Transport-Security'

const everyAnswer: HeaderSet = {
  [strictTransport]: `max-age=${oneYear}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** The headers of every document of a deployment: each gets what its grants need and nothing else. */
export function deploymentHeaders(deployment: Deployment): DeploymentHeaders {
  const { grants, notices, problems } = grantsOf(deployment)
  const { basePath } = deployment
  return {
    basePath,
    everyAnswer,
    documents: consoleDocuments.map(({ name, paths }) => ({
      name,
      paths: paths.map((path) => `${basePath}${path}`),
      headers: headersOf(grants.filter(({ documents }) => documents.includes(name))),
    })),
    warnings: [
      ...grants.flatMap(({ name, documents, weakens }) =>
        weakens.map(({ what, why }) => `${name} ${what} in ${documents.join(', ')}: ${why}.`),
      ),
      ...notices,
    ],
    problems,
  }
}

function headersOf(grants: readonly Grant[]): HeaderSet {
  return {
    'Content-Security-Policy': policyText(policyOf(grants)),
    'X-Frame-Options': 'DENY',
    ...(grants.some(({ opensWindows }) => opensWindows)
      ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
      : {}),
  }
}

function policyOf(grants: readonly Grant[]): Policy {
  const open = grants
    .flatMap(({ needs }) => needs)
    .reduce((policy, { directive, sources }) => withSources(policy, directive, sources), strictPolicy)
  const policies = grants.flatMap(({ scripts, scriptPolicy }) => (scripts.length > 0 ? [scriptPolicy] : []))
  return policies.includes('off')
    ? withoutDirectives(open, ['require-trusted-types-for', 'trusted-types'])
    : withSources(open, 'trusted-types', policies.length > 0 ? policies : ["'none'"])
}
