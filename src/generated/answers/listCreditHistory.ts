// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['HistoryEntry']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    billing_account_id: { type: ['integer'] },
    amount: { type: ['number'] },
    created: { type: ['number'], minimum: -8640000000000, maximum: 8640000000000 },
    description: { type: ['string'] },
    reference: { type: ['string', 'null'] },
    acting_user_id: { type: ['integer', 'null'] },
  },
  required: ['id', 'billing_account_id', 'amount', 'created', 'description'],
}
