// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['HostPool']> = {
  type: ['object'],
  properties: {
    uuid: { type: ['string'] },
    name: { type: ['string'] },
    description: { type: ['string', 'null'] },
    is_default_designated: { type: ['boolean'] },
    is_visible: { type: ['boolean'] },
    storage_pool_uuid: { type: ['string', 'null'] },
    ui_position: { type: ['integer'] },
    guest_limits: {
      type: ['object'],
      properties: {
        cpu: {
          type: ['object'],
          properties: { min: { type: ['integer'] }, max: { type: ['integer'] } },
        },
        ram_mb: {
          type: ['object'],
          properties: { min: { type: ['integer'] }, max: { type: ['integer'] } },
        },
        disk_gb: {
          type: ['object'],
          properties: { min: { type: ['integer'] }, max: { type: ['integer'] } },
        },
      },
    },
    created_at: { type: ['string'] },
    updated_at: { type: ['string', 'null'] },
  },
  required: ['uuid', 'name'],
}
