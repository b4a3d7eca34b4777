/** Path of the pages of payment processors and banks, which the sandbox simulates. */
export const paymentPath = '/_sandbox/pay'

/** Address of the page where a payment, or the saving of a wallet, is finished. */
export function paymentPage(origin: string, identifier: string): string {
  return `${origin}${paymentPath}/${identifier}`
}
