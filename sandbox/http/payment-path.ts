/** Where the pages of payment processors and banks are; the sandbox stands in for them. */
export const paymentPath = '/_sandbox/pay'

/** Address of the page where a payment, or the saving of a wallet, is finished. */
export function paymentPage(origin: string, identifier: string): string {
  return `${origin}${paymentPath}/${identifier}`
}
