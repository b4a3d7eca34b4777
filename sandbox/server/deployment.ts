import type { Deployment } from '../../codegen/headers/deployment'
import { basePath, outside, themeScripts } from '../../src/generated/deployment'
import type { SiteConfig } from '../entities'

/**
 * What the headers depend on: the site configuration, what the console was built with, the origin of the stand-ins of
 * vendors, and that of the object storage.
 */
export function deploymentOf(site: SiteConfig, standIns?: string, storage?: string): Deployment {
  const { siteTheme, auth0, paymentProcessors, chatEnabled, chatConfig } = site
  const { s3ForcePathStyle, sentryDsn, terminalGateway } = site
  return {
    basePath,
    outside: storage === undefined ? outside : { ...outside, s3Endpoint: storage },
    themeScripts: themeScripts[siteTheme] ?? [],
    site: {
      siteTheme,
      ...(auth0 ? { auth0: { domain: auth0.domain } } : {}),
      ...(paymentProcessors ? { paymentProcessors } : {}),
      ...(chatEnabled === undefined ? {} : { chatEnabled }),
      ...(chatConfig ? { chatConfig } : {}),
      ...(s3ForcePathStyle === undefined ? {} : { s3ForcePathStyle }),
      ...(sentryDsn ? { sentryDsn } : {}),
      ...(terminalGateway ? { terminalGateway } : {}),
      ...(standIns === undefined ? {} : { vendorStandIns: standIns }),
    },
  }
}
