/**
 * First words an operation id may have. A new one is a decision: ids become query keys, handler names and
 * words of manifests.
 */
const VERBS = [
  'accept',
  'activate',
  'add',
  'apply',
  'assign',
  'attach',
  'authorize',
  'buy',
  'change',
  'clone',
  'close',
  'create',
  'deactivate',
  'delete',
  'detach',
  'get',
  'list',
  'login',
  'logout',
  'move',
  'pay',
  'prepare',
  'rebuild',
  'reinstall',
  'replace',
  'request',
  'resend',
  'rescue',
  'resize',
  'save',
  'send',
  'set',
  'signUp',
  'start',
  'stop',
  'toggle',
  'unassign',
  'update',
  'verify',
]
const KNOWN = `verbs are ${VERBS.join(', ')}`
const SHAPE = new RegExp(`^(?:${VERBS.join('|')})[A-Z][A-Za-z0-9]*$`)

/** Operation ids are a verb and a noun in camel case. */
export function operationIdShape() {
  return {
    Operation(operation, { report, location }) {
      if (SHAPE.test(operation.operationId ?? '')) return
      report({
        message: `The operation id "${operation.operationId}" is not verb and noun; ${KNOWN}.`,
        location: operation.operationId ? location.child(['operationId']) : location.key(),
      })
    },
  }
}
