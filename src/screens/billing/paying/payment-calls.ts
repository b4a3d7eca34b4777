import { callRead } from '../../../api/call-read'
import { refreshOperations } from '../../../api/queries'
import { write } from '../../../engine/jobs/perform'
import { operationChanges } from '../../../generated/operation-changes'
import type { OperationId } from '../../../generated/operations'
import { decodeItems } from '../../../lib/answer-shape'
import { isRecord } from '../../../lib/is-record'
import { safeHref, webPages } from '../../../lib/safe-href'
import { invoiceIn, invoicesIn, invoiceState, type Invoice } from '../../../platform/account/invoice'
import type { Intent } from '../../../platform/payments/intent'
import type { Platform } from '../../../platform/platform'
import { entriesIn, type HistoryEntry } from '../history'
import { methodsIn, payingMethod } from '../payment-method'

/** Result of a paying call: paid, a page the customer has to visit, or a refusal with the platform's message. */
export type Started =
  /** `final` is the charged sum if it may be less than requested; `reason` explains why. */
  | {
      readonly kind: 'paid'
      readonly identifier?: string | undefined
      readonly final?: number | undefined
      readonly reason?: string | undefined
    }
  | {
      readonly kind: 'begun'
      readonly identifier: string
      readonly charge?: string | undefined
      readonly page: string
    }
  | { readonly kind: 'refused'; readonly reason?: string | undefined }

/** State of a payment. */
export type Standing =
  | { readonly kind: 'paid' | 'waiting' | 'cancelled' }
  | { readonly kind: 'refused'; readonly reason?: string | undefined }

/** The calls of a payment. They fail with `ApiError`. */
export interface PaymentCalls {
  /** Balance history of an account, as it is now. */
  history: (account: number) => Promise<readonly HistoryEntry[]>
  /** Charges a saved method, or begins a charge its holder has to confirm. */
  buy: (intent: Intent, method: number, keyword: string) => Promise<Started>
  /** Charges an unpaid invoice to the primary method. */
  payInvoice: (intent: Intent, invoice: number) => Promise<Started>
  isInvoicePaid: (account: number, invoice: number) => Promise<boolean>
  /** Id of the method an account pays its invoices with, as it is now. */
  payer: (account: number) => Promise<number | undefined>
  /** Invoices of an account, as they are now. */
  invoices: (account: number) => Promise<readonly Invoice[]>
  /** Charges unpaid invoices to the primary method, oldest first: those covered by `upTo`, or all. */
  payInvoices: (intent: Intent, upTo: number | undefined) => Promise<Started>
  /** Has the platform send an invoice for credit. */
  requestInvoice: (intent: Intent) => Promise<Started>
  /** Begins a payment at the page of a processor. */
  begin: (intent: Intent, processor: string, option: string | undefined) => Promise<Started>
  /** Completes a confirmed charge; may be repeated. */
  close: (intent: Intent, charge: string, method: number) => Promise<Standing>
  /** State of a payment at the page of a processor. */
  result: (account: number, identifier: string) => Promise<Standing>
  /** State of a charge or verification. */
  data: (account: number, identifier: string) => Promise<Standing>
  /** Makes a verified method primary; may be repeated. */
  makePrimary: (method: number) => Promise<void>
  /** Marks the queries a payment changes as stale. */
  refresh: () => void
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Messages of the platform for a payment or card check cancelled by the customer (specification section 8). */
const cancelledTexts: readonly unknown[] = ['Top-up was cancelled', 'Verification was cancelled']

/** An answer of `closeTopup`, `getLinkResult` or `getPersistentData`. */
function standingIn(answer: unknown): Standing {
  const { status, error_msg, data } = isRecord(answer) ? answer : {}
  if (status === 'success') return { kind: 'paid' }
  if (status !== 'failed') return { kind: 'waiting' }
  const reason = textIn(error_msg) ?? (isRecord(data) ? textIn(data.error_msg) : undefined)
  return cancelledTexts.includes(reason) ? { kind: 'cancelled' } : { kind: 'refused', reason }
}

/** An answer of `buyCredit` or `sendLinkData`; a page that is no web address counts as a refusal. */
function startedIn(answer: unknown): Started {
  const { authorize_uri, redirect_url, charge_id, data_ref, identifier, error_msg, success } = isRecord(
    answer,
  )
    ? answer
    : {}
  if (success !== true) return { kind: 'refused', reason: textIn(error_msg) }
  const charge = textIn(charge_id)
  const name = textIn(identifier) ?? textIn(data_ref) ?? charge
  const address = textIn(authorize_uri) ?? textIn(redirect_url)
  if (address === undefined) return { kind: 'paid', identifier: name }
  const page = safeHref(address, webPages)
  return page === undefined || name === undefined
    ? { kind: 'refused' }
    : { kind: 'begun', identifier: name, charge, page }
}

/** An answer of `payAmount` or `payAllInvoices`: some invoices may be paid and the next refused. */
function manyIn(answer: unknown): Started {
  const { amount_used, error_log, message, paid_invoices } = isRecord(answer) ? answer : {}
  const reason = textIn(error_log) ?? textIn(message)
  return decodeItems({}, paid_invoices).items.length > 0
    ? { kind: 'paid', final: typeof amount_used === 'number' ? amount_used : undefined, reason }
    : { kind: 'refused', reason }
}

/** Random id of a PayPal session. */
const sessionOf = ({ id }: Intent): string => `sess_${id.slice(0, 16)}`

/** Parameters only some processors take (requirement PAYMENT-29). */
function ofProcessor({ site }: Platform, intent: Intent, keyword: string, base: string) {
  if (keyword === 'paypal_vault') return { session_id: sessionOf(intent) }
  if (keyword !== 'omise_creditcard') return { front_base_url: base }
  const processor = site.config.paymentProcessors?.find((each) => each.keyword === keyword)
  return { front_base_url: base, force_3ds: processor?.use_3ds_verification === true }
}

/**
 * Calls of a payment.
 * @param base URL of the console; banks and processors send the customer back to `{base}/payment_return`
 */
export function paymentCalls(platform: Platform, base: string): PaymentCalls {
  const read = (id: OperationId, query: Record<string, string | number>): Promise<unknown> =>
    callRead(platform.client, id, { query })
  return {
    history: async (account) => {
      return entriesIn(await read('listCreditHistory', { billing_account_id: account }))
    },
    buy: async (intent, method, keyword) =>
      startedIn(
        await write(
          platform,
          'buyCredit',
          {
            billing_account_id: intent.account,
            payment_object_id: method,
            amount: intent.amount,
            on_session: true,
            ...ofProcessor(platform, intent, keyword, base),
          },
          intent.id,
        ),
      ),
    payInvoice: async (intent, invoice) =>
      startedIn(await write(platform, 'payInvoice', { invoice_id: invoice }, intent.id)),
    isInvoicePaid: async (account, invoice) => {
      const query = { invoice_id: invoice, billing_account_id: account }
      const found = invoiceIn(await read('getInvoice', query))
      return found !== undefined && invoiceState(found, platform.now()).kind === 'paid'
    },
    payer: async (account) =>
      payingMethod(methodsIn(await read('listCards', { billing_account_id: account })))?.id,
    invoices: async (account) => {
      const answer = await read('listInvoices', { billing_account_id: account })
      return invoicesIn(answer)
    },
    payInvoices: async (intent, upTo) =>
      manyIn(
        upTo === undefined
          ? await write(platform, 'payAllInvoices', { billing_account_id: intent.account }, intent.id)
          : await write(
              platform,
              'payAmount',
              { billing_account_id: intent.account, amount: upTo },
              intent.id,
            ),
      ),
    requestInvoice: async (intent) => {
      const wanted = { billing_account_id: intent.account, amount: intent.amount }
      return startedIn(await write(platform, 'requestTopupInvoice', wanted, intent.id))
    },
    begin: async (intent, processor, option) =>
      startedIn(
        await write(
          platform,
          'sendLinkData',
          {
            amount: intent.amount,
            billing_account_id: intent.account,
            processor,
            params: JSON.stringify({
              return_url: `${base}/payment_return`,
              ...(option === undefined ? {} : { method: option }),
            }),
          },
          intent.id,
        ),
      ),
    close: async (intent, charge, method) =>
      standingIn(
        await write(platform, 'closeTopup', {
          billing_account_id: intent.account,
          charge_id: charge,
          payment_object_id: method,
        }),
      ),
    result: async (account, identifier) =>
      standingIn(await read('getLinkResult', { billing_account_id: account, identifier })),
    data: async (account, identifier) =>
      standingIn(await read('getPersistentData', { billing_account_id: account, identifier })),
    makePrimary: async (method) => {
      await write(platform, 'setPrimaryCard', { payment_object_id: method })
      await refreshOperations(platform.queries, ['listCards', 'listBillingAccounts', 'getBillingAccount'])
    },
    refresh: () =>
      void refreshOperations(platform.queries, [
        ...new Set(
          [operationChanges.payInvoice, operationChanges.verifyCard].flatMap((changed) => changed ?? []),
        ),
      ]),
  }
}
