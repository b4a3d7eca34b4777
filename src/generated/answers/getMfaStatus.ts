// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['MfaStatus']> = {
  type: ['object'],
  properties: { is_active: { type: ['boolean'] } },
  required: ['is_active'],
}
