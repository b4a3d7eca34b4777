import { expect } from 'vitest'
import type { BillingAccount, Card, HistoryEntry } from '../../../sandbox/entities'
import type { Client } from './support'

/** The address of the console in the tests. */
export const consoleAt = 'http://console.test/app'

/** The account that pays in the tests. */
export const account = 120348

/** Outcome chosen at the page of a processor. */
export type Choice = 'success' | 'failure' | 'pending' | 'cancel'

/** Opens the page of a processor or bank, chooses, and returns the address the browser is sent back to. */
export async function payAt(client: Client, address: string | undefined, choice: Choice): Promise<URL> {
  const opened = await client.sandbox.payments(new Request(address ?? ''))
  expect(opened.status).toBe(200)
  const html = await opened.text()
  const ways = [...html.matchAll(/(href|action)="([^"]+)"/g)]
  const [, kind, link = ''] = ways.find(([, , href]) => href?.endsWith(`/${choice}`)) ?? []
  const method = kind === 'action' ? 'POST' : 'GET'
  const left = await client.sandbox.payments(new Request(new URL(link, address), { method }))
  expect(left.status).toBe(method === 'POST' ? 307 : 302)
  return new URL(left.headers.get('location') ?? '')
}

/** The payment methods of the account. */
export async function methods(client: Client): Promise<Card[]> {
  return (await client.get<Card[]>(`/payment/card/list?billing_account_id=${account}`)).body
}

/** Adds a card that is not verified yet; `token` decides its behaviour. */
export async function newCard(client: Client, token: string, keyword = 'stripe_creditcard'): Promise<Card> {
  const body = { billing_account_id: account, token, processor_keyword: keyword }
  const made = await client.post<Card>('/payment/card', body)
  expect(made.status, made.text).toBe(200)
  return made.body
}

/** Adds a card and has it verified. */
export async function verifiedCard(
  client: Client,
  token: string,
  keyword = 'stripe_creditcard',
): Promise<Card> {
  const { id } = await newCard(client, token, keyword)
  const body = { payment_object_id: id, front_base_url: consoleAt }
  const begun = await client.post<{ authorize_uri?: string }>('/payment/card/verify', body)
  await payAt(client, begun.body.authorize_uri, 'success')
  const { body: card } = await client.get<Card>(`/payment/card?payment_object_id=${id}`)
  expect(card.is_verified).toBe(true)
  return card
}

/** The account as it is now. */
export async function readAccount(client: Client): Promise<BillingAccount> {
  return (await client.get<BillingAccount>(`/payment/billing_account?billing_account_id=${account}`)).body
}

/** The changes of its balance, newest first. */
export async function readHistory(client: Client): Promise<HistoryEntry[]> {
  return (await client.get<HistoryEntry[]>(`/payment/credit/list?billing_account_id=${account}`)).body
}

/** The top-ups of the account, newest first, without credit that came with them. */
export async function topUps(client: Client): Promise<HistoryEntry[]> {
  return (await readHistory(client)).filter(({ description }) => description?.startsWith('Top-up'))
}

/** The sum of all top-ups. */
export async function bought(client: Client): Promise<number> {
  return (await topUps(client)).reduce((sum, { amount }) => sum + amount, 0)
}
