import type { OutsideHosts } from '../../console.config'

/** Fields of the site configuration (getSiteConfig) that the headers depend on. */
export interface SiteFacts {
  readonly siteTheme: string
  readonly auth0?: { readonly domain: string } | null | undefined
  readonly paymentProcessors?: readonly {
    readonly keyword: string
    readonly public_key?: string | null
  }[]
  readonly chatEnabled?: boolean | undefined
  readonly chatConfig?: { readonly type?: string } | null | undefined
  readonly s3ForcePathStyle?: boolean | undefined
  readonly sentryDsn?: string | null | undefined
  /** Gateway of terminals: a path of the origin, or an address that begins with `wss://`. */
  readonly terminalGateway?: string | null | undefined
  /** Source of metrics: a path of the origin, or an address elsewhere. */
  readonly metricsUrl?: string | null | undefined
  /** Local origin that replaces the hosts of chat and payment vendors. */
  readonly vendorStandIns?: string | null | undefined
}

/** Everything that decides the headers of a deployment. */
export interface Deployment {
  readonly basePath: string
  readonly site: SiteFacts
  readonly outside: OutsideHosts
  /** Addresses of the scripts of the site's theme. */
  readonly themeScripts: readonly string[]
}

/** Something wrong with the configuration. */
export interface DeploymentProblem {
  readonly id: string
  /** Input that has the problem. */
  readonly from: 'site' | 'configuration' | 'theme'
  /** Path in that input, such as `auth0.domain`. */
  readonly path: string
  /** What is wrong and what to do. */
  readonly message: string
}
