// Generated from codegen/headers, themes/ by `npm run generate`. Do not edit.
import type { ConsoleDocument } from '../lib/console-document'

/** URLs of scripts that each document may load; one that ends with a slash allows everything below it. */
export const allowedScripts: Partial<
  Record<ConsoleDocument, { readonly policy: string; readonly addresses: readonly string[] }>
> = {
  'pay/stripe_creditcard': { policy: 'default', addresses: ['https://js.stripe.com/endive/stripe.js'] },
  'pay/omise_creditcard': { policy: 'default', addresses: ['https://cdn.omise.co/omise.js'] },
  'pay/paypal_vault': {
    policy: 'console-scripts',
    addresses: ['https://www.paypal.com/sdk/js', 'https://www.sandbox.paypal.com/sdk/js'],
  },
  'pay/adyen': {
    policy: 'console-scripts',
    addresses: [
      'https://checkoutshopper-live-apse.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-apse.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-au.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-au.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-in.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-in.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-nea.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-nea.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-us.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live-us.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-live.cdn.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-test.adyen.com/checkoutshopper/sdk/',
      'https://checkoutshopper-test.cdn.adyen.com/checkoutshopper/sdk/',
    ],
  },
  main: {
    policy: 'console-scripts',
    addresses: [
      'https://cdn.oncehub.com/co/widget.js',
      'https://chat.botika.online/client/assets/js/botika.widget.js',
      'https://embed.tawk.to/',
      'https://leadbooster-chat.pipedrive.com/assets/loader.js',
      'https://omnichannel.qiscus.com/js/qismo-v4.js',
      'https://omnichannel.qiscus.com/js/qismo-v5.js',
      'https://scripts.zephyro.example/consent.js',
      'https://scripts.zephyro.example/statistics.js',
      'https://widget.intercom.io/widget/',
    ],
  },
}
