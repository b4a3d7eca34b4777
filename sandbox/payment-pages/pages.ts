import type { Catalogue } from '../context'
import { paymentPath } from '../http/payment-path'
import { escapeHtml, page } from '../identity-provider/page'
import type { PayerChoice } from '../store/kinds'
import type { StoredRow } from '../store/records'

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

/** Processors that send the browser back by a form. */
const returnsByPost: ReadonlySet<string> = new Set(['sslcommerz', 'razorpay'])

const explained = '<p>No money is moved here.</p>'

const choiceAddress = (key: string, choice: string): string =>
  escapeHtml(`${paymentPath}/${encodeURIComponent(key)}/${choice}`)

function choicePage(title: string, key: string, texts: Texts): Response {
  const links = Object.entries(texts).map(
    ([choice, text]) =>
      `<li><a href="${choiceAddress(key, choice)}" rel="nofollow">${escapeHtml(text)}</a></li>`,
  )
  const elsewhere = `<a href="${choiceAddress(key, 'success')}" target="_blank" rel="noopener nofollow">Finish in another tab</a>`
  return page(200, title, `${explained}<ul>${links.join('')}<li>${elsewhere}</li></ul>`)
}

/** The same with forms, whose POST is redirected to the console unchanged. */
function postingPage(title: string, key: string, texts: Texts, returnUrl: string): Response {
  const forms = Object.entries(texts).map(
    ([choice, text]) =>
      `<form method="post" action="${choiceAddress(key, choice)}"><input type="hidden" name="status" value="${choice}"><button>${escapeHtml(text)}</button></form>`,
  )
  return page(200, title, `${explained}${forms.join('')}`, returnUrl)
}

/** Page to choose the outcome of a payment or of a card charge; a finished one offers no choice. */
export function paymentPages(
  { key, document, state }: StoredRow<'payment'>,
  { site, currency }: Catalogue,
): Response {
  if (state.waitsFor !== 'payer') return page(200, 'Nothing is left to be done', '')
  const [keyword] = document.processor_method.split('::')
  const processor = site.paymentProcessors?.find((each) => each.keyword === keyword)
  const code = processor?.charge_currency_conversion?.to_currency ?? currency.code
  const amount = `${document.data?.final_amount ?? 0} ${code}`
  const name = processor?.name ?? keyword ?? ''
  if (state.purpose !== 'link') return choicePage(`Confirm a charge of ${amount}`, key, confirm)
  const title = `Pay ${amount} with ${name}`
  return returnsByPost.has(keyword ?? '')
    ? postingPage(title, key, pay, state.returnUrl)
    : choicePage(title, key, pay)
}

/** Page where the owner of a wallet consents to its charges. */
export function walletPage(key: string): Response {
  return choicePage('Let your PayPal wallet be charged', key, consent)
}

/** Page for unknown and expired addresses. */
export function unknownPage(): Response {
  return page(404, 'There is no such payment', '')
}

/** Redirects to the console with the method of the request; `query` is added to the address. */
export function goBack(method: string, address: string, query: Readonly<Record<string, string>>): Response {
  const target = new URL(address)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  const status = method === 'POST' ? 307 : 302
  return new Response(null, { status, headers: { location: target.href, 'cache-control': 'no-store' } })
}
