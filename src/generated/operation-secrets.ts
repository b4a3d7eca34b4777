// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
/** Members of an operation's body, at any depth, that are secret. */
export const operationSecrets: Readonly<Record<string, readonly string[]>> = {
  createCard: ['token'],
  createVm: ['password'],
  updateVmUser: ['password'],
  createSession: ['access_token', 'id_token'],
}
