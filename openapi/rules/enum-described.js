/** Every value of an enum is described in `x-enum-descriptions`, and nothing else is. */
export function enumDescribed() {
  return {
    Schema(schema, { report, location }) {
      if (!schema.enum) return
      const descriptions = schema['x-enum-descriptions'] ?? {}
      const values = schema.enum.map(String)
      for (const value of values) {
        if (!descriptions[value])
          report({ message: `The value "${value}" is not described.`, location: location.child(['enum']) })
      }
      for (const value of Object.keys(descriptions)) {
        if (values.includes(value)) continue
        report({
          message: `"${value}" is described and is not a value of the enum.`,
          location: location.child(['x-enum-descriptions', value]),
        })
      }
    },
  }
}
