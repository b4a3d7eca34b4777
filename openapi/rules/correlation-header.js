const NAME = 'X-Warren-Correlation-Id'

/** Every answer describes the header that names the call in the records of the platform. */
export function correlationHeader() {
  return {
    Response(response, { report, location }) {
      if (response.headers?.[NAME]) return
      report({ message: `The answer does not describe the header ${NAME}.`, location: location.key() })
    },
  }
}
