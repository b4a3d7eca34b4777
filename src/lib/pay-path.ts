/**
 * URL of the document that runs the script of a processor: a payment method is added there, or `amount` of credit (major units)
 * is paid for with a card. It has a policy of its own, so it is entered by full navigation.
 * @param basePath of the console
 */
export function payPath(basePath: string, keyword: string, account: number, amount?: number): string {
  const query = new URLSearchParams({
    account: String(account),
    ...(amount === undefined ? {} : { amount: String(amount) }),
  })
  return `${basePath}/pay/${encodeURIComponent(keyword)}?${query.toString()}`
}
