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
}
