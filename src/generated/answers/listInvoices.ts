// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['Invoice']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer', 'string'] },
    padded_id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    billing_account_id: { type: ['integer'] },
    type: { type: ['string'], maxLength: 100 },
    status: { type: ['integer'] },
    created: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
    due_date: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
    period_start: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
    period_end: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
    discount_percentage: { type: ['number', 'null'] },
    vat_percentage: { type: ['number', 'null'] },
    account_snapshot: { type: ['string', 'null'] },
    records_list: {
      type: ['array'],
      items: {
        type: ['object'],
        properties: {
          id: { type: ['integer'] },
          invoice_id: { type: ['integer', 'string', 'null'] },
          name: { type: ['string'] },
          descr: { type: ['string', 'null'] },
          qty: { type: ['number'] },
          qty_unit: { type: ['string', 'null'] },
          item_price: { type: ['number'] },
          amount: { type: ['number'] },
          vat_amount: { type: ['number', 'null'] },
          is_technical: { type: ['boolean'] },
          location_slug: { type: ['string', 'null'] },
          created: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
        },
        required: ['id', 'name', 'amount', 'qty', 'item_price'],
      },
    },
    totals: {
      type: ['object'],
      properties: {
        subtotal: { type: ['number'] },
        discount_amount: { type: ['number'] },
        credit: { type: ['number'] },
        total_before_tax: { type: ['number'] },
        vat_tax: { type: ['number'] },
        total: { type: ['number'] },
      },
      required: ['subtotal', 'vat_tax', 'total'],
    },
    transaction_list: {
      type: ['array'],
      items: {
        type: ['object'],
        properties: {
          id: { type: ['integer'] },
          amount: { type: ['number'] },
          created: { type: ['number'], minimum: -8640000000000, maximum: 8640000000000 },
          identifier: { type: ['string', 'null'] },
          is_success: { type: ['boolean'] },
          payment_object_id: { type: ['integer', 'null'] },
        },
        required: ['id', 'amount', 'created'],
      },
    },
    precalc_subtotal: { type: ['number', 'null'] },
    precalc_vat_tax: { type: ['number', 'null'] },
    precalc_total: { type: ['number', 'null'] },
  },
  required: ['id', 'billing_account_id', 'status', 'type', 'records_list', 'totals'],
}
