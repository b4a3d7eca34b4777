// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['UsageItem']> = {
  type: ['object'],
  properties: {
    uuid: { type: ['string'] },
    owner_uuid: { type: ['string', 'null'] },
    billing_account_id: { type: ['integer'] },
    user_id: { type: ['integer'] },
    description: { type: ['string'] },
    hours: { type: ['number'] },
    uptime_types: { type: ['array'], items: { type: ['string'], maxLength: 100 } },
    configurations: {
      type: ['array'],
      items: {
        type: ['object'],
        properties: {
          vm_name: { type: ['string', 'null'] },
          cpus: { type: ['integer', 'null'] },
          ram_MB: { type: ['integer', 'null'] },
          disk_size_GB: { type: ['number', 'null'] },
          os_name: { type: ['string', 'null'] },
        },
      },
    },
    price: { type: ['number'] },
    price_unit: { type: ['string'] },
    cost: { type: ['number'] },
  },
  required: [
    'uuid',
    'billing_account_id',
    'user_id',
    'description',
    'hours',
    'price',
    'cost',
    'price_unit',
  ],
}
