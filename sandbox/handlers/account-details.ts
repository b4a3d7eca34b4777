import type { Context } from '../context'
import type { BillingAccount } from '../entities'
import { parameterFailure } from '../failures'
import { namedCheck } from '../../src/lib/named-check'
import type { Input } from './handler'

/** Account details as a customer sends them. */
type Details = Omit<Input<'updateBillingAccount'>, 'billing_account_id'>

const emptiedFields = [
  ...(['address_line1', 'address_line2', 'city', 'county', 'post_index'] as const),
  ...(['company_name', 'company_reg_code', 'company_vat_number', 'customer_id_number'] as const),
  ...(['customer_name', 'customer_phone', 'lang', 'integration_id', 'document', 'document_name'] as const),
]

/**
 * Replaces the details of an account: omitted ones are cleared, except e-mail address, title, and invoice delivery
 * (platform facts section 13).
 * @throws ApiFailure 400 naming missing required details
 */
export function replaceDetails(context: Context, present: BillingAccount, sent: Details): BillingAccount {
  const emptied = Object.fromEntries(emptiedFields.map((field) => [field, sent[field] ?? '']))
  const email = sent.email || present.email
  const changed = {
    ...present,
    ...emptied,
    country: sent.country || null,
    email,
    title: sent.title || present.title,
    send_invoice_email: sent.send_invoice_email ?? present.send_invoice_email ?? true,
  }
  assertComplete(context, { ...sent, email })
  return { ...changed, vat_percentage: vatPercentage(context, changed) }
}

/** Checks details by the site configuration (specification section 5). @throws ApiFailure 400 naming wrong fields */
export function assertComplete({ catalogue }: Context, sent: Details): void {
  const required = (catalogue.site.billingAccountFields ?? []).filter((field) => field.required === true)
  const missing = required.filter(({ field }) => (sent[field] ?? '').trim() === '')
  if (missing.length > 0)
    throw parameterFailure(
      Object.fromEntries(missing.map(({ field }) => [field, `Required parameter '${field}' not supplied`])),
    )
  const wrong = (catalogue.site.billingAccountFields ?? []).filter(({ field, validator }) => {
    const text = sent[field] ?? ''
    return text !== '' && namedCheck(validator ?? '')?.fits(text) === false
  })
  if (wrong.length === 0) return
  throw parameterFailure(Object.fromEntries(wrong.map(({ field }) => [field, `Invalid value of '${field}'`])))
}

const domesticVat = 24

/** VAT of the site's country; 0 for a company with a foreign VAT number (reverse charge). */
export function vatPercentage(
  { catalogue }: Pick<Context, 'catalogue'>,
  { country, company_vat_number: number }: Pick<BillingAccount, 'country' | 'company_vat_number'>,
): number {
  const isAbroad = (country ?? '') !== '' && country !== catalogue.site.siteCountry
  return isAbroad && (number ?? '') !== '' ? 0 : domesticVat
}
