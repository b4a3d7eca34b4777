/**
 * Every body, sent or answered, has an example. The mock server, the documentation and the tests live on
 * them.
 */
export function bodyExample() {
  return {
    MediaType(mediaType, { report, location }) {
      if (mediaType.example !== undefined || Object.keys(mediaType.examples ?? {}).length > 0) return
      report({ message: 'The body has no example.', location: location.key() })
    },
  }
}
