/** Objects stay open: deployments differ, and an unknown property is no reason to refuse an answer. */
export function objectOpen() {
  return {
    Schema(schema, { report, location }) {
      for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
        if (schema[keyword] !== false) continue
        report({ message: `${keyword} must not be false.`, location: location.child([keyword]) })
      }
    },
  }
}
