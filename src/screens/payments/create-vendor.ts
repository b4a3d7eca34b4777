import { DeveloperError } from '../../lib/developer-error'
import type { Platform } from '../../platform/platform'
import { type NewMethod, prepareMethod, readIdToken, readSetup } from './add-method'
import type { CardVendor, VendorOptions } from './vendors/card-vendor'

/** Ways to pay that are added with a vendor's fields, and the vendor's name. */
export const vendorNames = {
  stripe_creditcard: 'Stripe',
  omise_creditcard: 'Omise',
  paypal_vault: 'PayPal',
} as const

export type VendorKeyword = keyof typeof vendorNames

/** Whether a keyword has a vendor. */
export function isVendorKeyword(keyword: string): keyword is VendorKeyword {
  return Object.hasOwn(vendorNames, keyword)
}

/**
 * Loads the code of a vendor and creates its fields, after announcing the method to the platform.
 * @throws ApiError if the platform refuses the method
 */
export async function createVendor(
  platform: Platform,
  method: NewMethod & { readonly keyword: VendorKeyword },
  options: VendorOptions & { readonly returnUrl: string },
): Promise<CardVendor> {
  const secret = await prepareMethod(platform, method)
  switch (method.keyword) {
    case 'stripe_creditcard': {
      if (secret === undefined) throw new DeveloperError('client_secret is null or undefined')
      const { createStripe } = await import('./vendors/stripe')
      return createStripe({ ...options, clientSecret: secret })
    }
    case 'omise_creditcard': {
      const { createOmise } = await import('./vendors/omise')
      return createOmise(options)
    }
    case 'paypal_vault': {
      const { createPayPal } = await import('./vendors/paypal')
      return createPayPal({
        ...options,
        isTest: platform.environment !== 'production',
        idToken: () => readIdToken(platform, method),
        setupToken: async () => (await readSetup(platform, method, options.returnUrl)).token,
      })
    }
  }
}
