import type { SiteConfig } from '../entities'

type Field = NonNullable<SiteConfig['billingAccountFields']>[number]
type FieldName = Field['field']

const fields: readonly FieldName[] = [
  'title',
  'email',
  'customer_name',
  'customer_phone',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'customer_id_number',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'country',
  'referral_code',
]

/** VAT and personal numbers are hidden unless they are asked for (specification section 5). */
const usuallyHidden: readonly FieldName[] = ['company_vat_number', 'customer_id_number']

/** The billing account fields of a site. */
export function billingAccountFields({
  required,
  shown = [],
  hidden = [],
}: {
  readonly required: readonly FieldName[]
  readonly shown?: readonly FieldName[]
  readonly hidden?: readonly FieldName[]
}): Field[] {
  const isHidden = (field: FieldName): boolean =>
    hidden.includes(field) || (usuallyHidden.includes(field) && !shown.includes(field))
  return fields.map((field) => ({
    field,
    required: required.includes(field),
    visible: !isHidden(field),
    validator: field === 'email' ? 'email' : null,
  }))
}
