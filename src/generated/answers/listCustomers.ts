// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['Customer']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    name: { type: ['string'] },
    first_name: { type: ['string'] },
    last_name: { type: ['string'] },
    last_activity: { type: ['string', 'null'] },
    billing_accounts: {
      type: ['array'],
      items: {
        type: ['object'],
        properties: { id: { type: ['integer'] }, title: { type: ['string'] } },
        required: ['id', 'title'],
      },
    },
  },
  required: ['id', 'name', 'billing_accounts'],
}
