// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['ApiToken']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    description: { type: ['string'] },
    restricted: { type: ['boolean'] },
    billing_account_id: { type: ['integer', 'null'] },
    token: { type: ['string'] },
    consumer_id: { type: ['string', 'null'] },
    kong_id: { type: ['string', 'null'] },
    user_id: { type: ['integer'] },
    acting_user_id: { type: ['integer', 'null'] },
    created_at: { type: ['string'] },
    updated_at: { type: ['string', 'null'] },
  },
  required: ['id', 'description', 'restricted', 'user_id', 'created_at'],
}
