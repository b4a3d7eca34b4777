/** The shared response each error status is described by. */
const SHARED = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  500: 'ServerError',
  502: 'BadGateway',
  504: 'GatewayTimeout',
}
const ALWAYS = ['500', '502', '504']
const WITH_KEY = ['401', '403']

/**
 * Every operation describes what it can be refused with: a 4xx, the failures of server and gateway, and those
 * of the key unless it needs none. Error answers are the shared ones, so that the envelopes are written once.
 */
export function errorAnswers() {
  return {
    Operation(operation, { report, location }) {
      const responses = operation.responses ?? {}
      const needsNoKey = operation.security?.length === 0
      const expected = needsNoKey ? ALWAYS : [...WITH_KEY, ...ALWAYS]
      const missing = expected.filter((status) => !(status in responses))
      const at = location.child(['responses'])
      if (missing.length > 0)
        report({ message: `Answers are missing: ${missing.join(', ')}.`, location: at.key() })
      if (!Object.keys(responses).some((status) => status.startsWith('4'))) {
        report({ message: 'The operation has no 4xx answer.', location: at.key() })
      }
      for (const [status, response] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue
        const name = SHARED[status]
        if (name && response.$ref?.endsWith(`/${name}`)) continue
        report({
          message: name
            ? `The answer ${status} is not the shared response ${name}.`
            : `There is no shared response for the status ${status}.`,
          location: at.child([status]),
        })
      }
    },
  }
}
