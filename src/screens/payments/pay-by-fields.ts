import { callRead } from '../../api/call-read'
import { refreshOperations } from '../../api/queries'
import { write } from '../../engine/jobs/perform'
import { operationChanges } from '../../generated/operation-changes'
import { shape } from '../../generated/answers/listCreditHistory'
import { decodeItems } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'
import { safeHref, webPages } from '../../lib/safe-href'
import type { Intent, IntentEvent } from '../../platform/payments/intent'
import { newestId } from '../../platform/payments/newest-id'
import { paymentsOf } from '../../platform/payments/payments'
import { sendOnce, type SentOnce } from '../../platform/payments/send-once'
import type { Platform } from '../../platform/platform'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Event of an answer of `sendLinkData`: paid, a page to open, or a refusal. */
function eventIn(answer: unknown): IntentEvent {
  const { success, error_msg, identifier, redirect_url } = isRecord(answer) ? answer : {}
  if (success !== true) return { kind: 'refused', reason: textOf(error_msg) }
  const address = textOf(redirect_url)
  if (address === undefined) return { kind: 'paid' }
  const page = safeHref(address, webPages)
  const name = textOf(identifier)
  return page === undefined || name === undefined
    ? { kind: 'refused' }
    : { kind: 'begun', identifier: name, page }
}

/** Id of the newest entry of an account's balance history. */
async function readBaseline({ client }: Platform, account: number): Promise<number> {
  const answer = await callRead(client, 'listCreditHistory', { query: { billing_account_id: account } })
  return newestId(decodeItems(shape, answer).items)
}

/**
 * Pays with the card encrypted by a vendor's fields, or at the processor's page without one. If the answer is lost, the card
 * may be charged; the balance history settles it.
 * @param returnUrl URL the processor sends the customer back to
 * @throws ApiError if the balance history cannot be read, and PaymentNotStored; nothing was sent then
 */
export async function payByFields(
  platform: Platform,
  intent: Intent & { readonly way: { readonly kind: 'link' } },
  {
    card,
    returnUrl,
    ...press
  }: {
    readonly card: string | undefined
    readonly returnUrl: string
    readonly since: number
    readonly inSpiteOf: readonly string[]
  },
): Promise<SentOnce> {
  const sent = await sendOnce(paymentsOf(platform), intent, {
    ...press,
    readBaseline: () => readBaseline(platform, intent.account),
    start: async () =>
      eventIn(
        await write(
          platform,
          'sendLinkData',
          {
            amount: intent.amount,
            billing_account_id: intent.account,
            processor: intent.way.processor,
            params: JSON.stringify({ return_url: returnUrl, ...(card === undefined ? {} : { card }) }),
          },
          intent.id,
        ),
      ),
  })
  void refreshOperations(platform.queries, operationChanges.buyCredit ?? [])
  return sent
}
