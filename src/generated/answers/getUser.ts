// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from '../api-types'
import type { AnswerShape } from '../../lib/answer-shape'

export const shape: AnswerShape<components['schemas']['User']> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    cookie_id: { type: ['string'] },
    name: { type: ['string'] },
    signup_site: { type: ['string', 'null'] },
    last_activity: { type: ['string', 'null'] },
    profile_data: {
      type: ['object'],
      properties: {
        id: { type: ['integer'] },
        user_id: { type: ['integer'] },
        first_name: { type: ['string', 'null'] },
        last_name: { type: ['string', 'null'] },
        lang: { type: ['string', 'null'] },
        avatar: { type: ['string', 'null'] },
        email: { type: ['string'] },
        personal_id_number: { type: ['string', 'null'] },
        phone_number: { type: ['string', 'null'] },
        created_at: { type: ['string'] },
        updated_at: { type: ['string', 'null'] },
      },
      required: ['email'],
    },
    intercom_user_hash: { type: ['string', 'null'] },
    kong_key: { type: ['string', 'null'] },
    access: {
      type: ['object'],
      properties: {
        acting_user_id: { type: ['integer'] },
        acting_username: { type: ['string'] },
        billing_account_id: { type: ['integer', 'null'] },
        billing_account_name: { type: ['string', 'null'] },
        session_id: { type: ['string', 'null'] },
        created_at: { type: ['string', 'null'] },
        expires_at: { type: ['string', 'null'] },
      },
      required: ['acting_user_id', 'acting_username'],
    },
    email_verified: { type: ['boolean'] },
  },
  required: ['id', 'name'],
}
