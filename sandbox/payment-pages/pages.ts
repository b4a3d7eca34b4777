import type { Catalogue } from '../context'
import { paymentPath } from '../http/payment-path'
import { escapeHtml, page } from '../identity-provider/page'
import type { PayerChoice } from '../store/kinds'
import type { Kept } from '../store/records'

type Texts = Readonly<Record<PayerChoice, string>>

const pay: Texts = {
  success: 'Pay',
  failure: 'Let the payment be declined',
  pending: 'Leave the payment pending',
  cancel: 'Cancel',
}

const confirm: Texts = {
  success: 'Confirm',
  failure: 'Let the bank refuse',
  pending: 'Leave the bank waiting',
  cancel: 'Cancel',
}

const consent: Texts = {
  success: 'Agree',
  failure: 'Let PayPal refuse',
  pending: 'Decide later',
  cancel: 'Cancel',
}

function choicePage(title: string, key: string, texts: Texts): Response {
  const links = Object.entries(texts).map(([choice, text]) => {
    const address = `${paymentPath}/${encodeURIComponent(key)}/${choice}`
    return `<li><a href="${escapeHtml(address)}" rel="nofollow">${escapeHtml(text)}</a></li>`
  })
  return page(200, title, `<p>No money is moved here.</p><ul>${links.join('')}</ul>`)
}

/** Where a payment or the charge of a card goes well or not. One that is over says so. */
export function paymentPages(
  { key, document, state }: Kept<'payment'>,
  { site, currency }: Catalogue,
): Response {
  if (state.waitsFor !== 'payer') return page(200, 'Nothing is left to be done', '')
  const [keyword] = document.processor_method.split('::')
  const processor = site.paymentProcessors?.find((each) => each.keyword === keyword)
  const code = processor?.charge_currency_conversion?.to_currency ?? currency.code
  const amount = `${document.data?.final_amount ?? 0} ${code}`
  const name = processor?.name ?? keyword ?? ''
  return state.purpose === 'link'
    ? choicePage(`Pay ${amount} with ${name}`, key, pay)
    : choicePage(`Confirm a charge of ${amount}`, key, confirm)
}

/** Where the owner of a wallet agrees to have it charged. */
export function walletPage(key: string): Response {
  return choicePage('Let your PayPal wallet be charged', key, consent)
}

/** For addresses that lead nowhere, or nowhere any more. */
export function unknownPage(): Response {
  return page(404, 'There is no such payment', '')
}

/** Back to the console, with what the address of the page is to say. */
export function goBack(address: string, query: Readonly<Record<string, string>>): Response {
  const target = new URL(address)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  return new Response(null, { status: 302, headers: { location: target.href, 'cache-control': 'no-store' } })
}
