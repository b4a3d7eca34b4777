/** Calls that do something more when they are sent twice, by the first word of their id. */
const VERBS = ['add', 'buy', 'clone', 'create', 'pay', 'request', 'toggle']
const MAKES = new RegExp(`^(?:${VERBS.join('|')})[A-Z]`)

/** A call that would make, pay or toggle twice takes an idempotency key, unless it needs no API key to scope it. */
export function idempotencyKey() {
  return {
    Operation(operation, { report, location, resolve }) {
      const { operationId = '', parameters = [], security } = operation
      if (!MAKES.test(operationId) || security?.length === 0) return
      const resolved = parameters.map((each) => (each.$ref ? resolve(each).node : each))
      if (resolved.some((each) => each?.['x-idempotency-key'] === true)) return
      report({
        message: `"${operationId}" does more when it is sent twice: give it the parameter IdempotencyKey.`,
        location: location.child(['operationId']),
      })
    },
  }
}
