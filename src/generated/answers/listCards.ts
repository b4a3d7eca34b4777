// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['Card']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    billing_account_id: { type: ['integer'] },
    billing_account_processor_identifier_id: { type: ['integer', 'null'] },
    processor: {
      type: ['object'],
      properties: {
        id: { type: ['integer'] },
        is_active: { type: ['boolean'] },
        keyword: { type: ['string'], maxLength: 100 },
      },
      required: ['keyword'],
    },
    identifier: { type: ['string'] },
    is_primary: { type: ['boolean'] },
    is_verified: { type: ['boolean'] },
    is_verification_pending: { type: ['boolean'] },
    is_deleted: { type: ['boolean'] },
    created: { type: ['number'], minimum: -8640000000000, maximum: 8640000000000 },
    valid_thru: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 },
    additional_data: { type: ['string', 'null'] },
  },
  required: ['id', 'billing_account_id', 'identifier', 'is_primary', 'is_verified'],
}
