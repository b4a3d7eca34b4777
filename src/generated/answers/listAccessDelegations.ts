// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['AccessDelegation']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    billing_account_id: { type: ['integer', 'null'] },
    name: { type: ['string'] },
    owner_id: { type: ['integer'] },
    impersonations: {
      type: ['array'],
      items: {
        type: ['object'],
        properties: {
          uuid: { type: ['string'] },
          grantee_id: { type: ['integer', 'null'] },
          grantee_username: { type: ['string'] },
          is_accepted: { type: ['boolean'] },
          accepted_at: { type: ['string', 'null'] },
          created_at: { type: ['string'] },
        },
        required: ['uuid', 'grantee_username', 'is_accepted', 'created_at'],
      },
    },
    created_at: { type: ['string'] },
    updated_at: { type: ['string', 'null'] },
  },
  required: ['id', 'name', 'owner_id', 'impersonations', 'created_at'],
}
