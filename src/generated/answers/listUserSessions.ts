// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['UserSession']> = {
  type: ['object'],
  properties: {
    id: { type: ['string'] },
    created_at: { type: ['string'] },
    expires_at: { type: ['string', 'null'] },
    user_agent: { type: ['string', 'null'] },
    is_current: { type: ['boolean'] },
  },
  required: ['id', 'created_at', 'is_current'],
}
