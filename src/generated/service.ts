// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { Service } from '../lib/service'

export const service: Service = {
  path: '/v1',
  credential: { header: 'apikey', before: '' },
  keyCookie: { header: 'X-Key-Cookie', path: '/user-resource/session/key/{handle}' },
  endSession: '/user-resource/session/current',
  keyless: [
    'GET /config/ui/config',
    'GET /pricing/policy',
    'POST /user-resource/auth0_callback',
    'DELETE /user-resource/session/key/{handle}',
  ],
  correlation: 'X-Warren-Correlation-Id',
  failure: null,
  refused: null,
}
