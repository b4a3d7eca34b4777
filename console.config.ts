/**
 * Hosts beyond the console's own origin that a deployment uses. The headers are made from these and from the site
 * configuration (docs/deploy.md); what is left out is refused. Where a path is allowed, it is one of the own origin.
 */
export interface OutsideHosts {
  /** An OpenID Connect provider: its issuer, and origins of its endpoints that are elsewhere. */
  identityProvider?: { issuer: string; origins?: readonly string[] }
  /** Origin of the S3 interface of object storage. */
  s3Endpoint?: string
  /** Origins the scripts of the theme call, show pictures of, or frame. */
  themeScripts?: { connect?: readonly string[]; img?: readonly string[]; frame?: readonly string[] }
  /** Which of its environments Adyen is used in, such as `test` or `live-au`; `live` when left out. */
  adyenEnvironment?: string
  /** Loads the script of PayPal, at the price of inline code on the page of that way to pay. Left out, PayPal is a link. */
  paypalScript?: boolean
}

/**
 * Everything that decides which console is generated and built. Point these at another description and other manifests
 * and the same code serves another platform. Paths are relative to this file.
 */
export interface ConsoleConfig {
  /** Root file of the OpenAPI description. */
  description: string
  /** Root file of the description of the identity provider, if the platform has one; it is published beside the first. */
  identityDescription?: string
  /** Name of the client package that is made of the description. */
  clientPackage: string
  /** Module that lists the manifests (`export const manifests`). */
  manifests: string
  /** Folder of themes, one folder each. */
  themes: string
  /** Folder of languages, one folder each. */
  locales: string
  /** The language every key must exist in. */
  baseLanguage: string
  /** Where the generated files go. */
  output: string
  /** Where the reference of the manifest language goes, with examples from these manifests; nowhere unless given. */
  reference?: string
  /** Path the console is served under, without a trailing slash (specification section 1). */
  basePath: string
  /** What stands between the origin and `/v1`; empty on most deployments (specification section 7). */
  apiPrefix: string
  /** Theme shown until the site configuration names one. */
  defaultTheme: string
  /** Site name in the page title until the site configuration names one. */
  defaultSiteName: string
  /**
   * Host names that make it a staging environment, marked as such; `*` stands for any text. Localhost and IP addresses
   * are development, all others production.
   */
  stagingHosts: readonly string[]
  /** Hosts beyond the own origin; none when left out. */
  outside?: OutsideHosts
  /**
   * What is no failure and kept out of reports: by name, by a part of the message, or both; `share`, 0 to 1, of it is
   * reported nevertheless (sampling).
   */
  keptOutOfReports: readonly { readonly name?: string; readonly message?: string; readonly share?: number }[]
}

export const config: ConsoleConfig = {
  description: 'openapi/openapi.yaml',
  identityDescription: 'openapi/identity.yaml',
  clientPackage: 'cloud-platform-client',
  manifests: 'resource-manifests/index.ts',
  themes: 'themes',
  locales: 'locales',
  baseLanguage: 'en',
  output: 'src/generated',
  reference: 'docs/manifest-reference.md',
  basePath: '/app',
  apiPrefix: '',
  defaultTheme: 'aldera',
  defaultSiteName: 'Console',
  stagingHosts: ['test.*', '*.test.*'],
  keptOutOfReports: [
    // A key that may not do something, which screens ask about on purpose.
    { name: 'ApiPermissionError' },
    // Answers to somebody who has signed out since, and calls that were given up.
    { name: 'StaleIdentityError' },
    { name: 'AbortError' },
  ],
}
