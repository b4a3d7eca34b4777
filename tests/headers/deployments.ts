import type { Deployment } from '../../codegen/headers/deployment'

/** A deployment that uses nothing outside its origin, changed by `more`. */
export function deployment(more: Partial<Deployment> = {}): Deployment {
  return { basePath: '/app', site: { siteTheme: 'aldera' }, outside: {}, themeScripts: [], ...more }
}

/** Everything that can be configured, at once. */
export const everything: Deployment = deployment({
  site: {
    siteTheme: 'aldera',
    auth0: { domain: 'id.example.com' },
    sentryDsn: 'https://public@reports.example.com/7',
    terminalGateway: 'wss://terminal.example.com',
    chatEnabled: true,
    chatConfig: { type: 'intercom' },
    paymentProcessors: [
      { keyword: 'stripe_creditcard', public_key: 'pk' },
      { keyword: 'omise_creditcard', public_key: 'pkey' },
      { keyword: 'paypal_vault', public_key: 'client' },
      { keyword: 'adyen', public_key: 'client' },
      { keyword: 'duitku', public_key: null },
    ],
  },
  outside: {
    identityProvider: {
      issuer: 'https://login.example.com/realms/console',
      origins: ['https://keys.example.com'],
    },
    s3Endpoint: 'https://s3.example.com',
    themeScripts: { connect: ['https://count.example.com'], img: ['https://pixel.example.com'] },
    paypalScript: true,
  },
  themeScripts: ['https://cdn.example.com/count.js?site=1'],
})
