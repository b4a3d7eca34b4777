// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['AccessImpersonation']> = {
  type: ['object'],
  properties: {
    uuid: { type: ['string'] },
    access_owner: { type: ['string'] },
    billing_account_name: { type: ['string', 'null'] },
    is_accepted: { type: ['boolean'] },
    accepted_at: { type: ['string', 'null'] },
    created_at: { type: ['string'] },
  },
  required: ['uuid', 'access_owner', 'is_accepted'],
}
