import type { Deployment } from '../../codegen/headers/deployment'
import { basePath, outside, themeScripts } from '../../src/generated/deployment'
import type { SiteConfig } from '../entities'

/**
 * Input of the headers: the site configuration, the build settings of the console, and the origins of the vendor
 * stand-ins and of the object storage.
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
