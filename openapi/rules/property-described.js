/** Every property is described, in place or by the schema it refers to. */
export function propertyDescribed() {
  return {
    Schema(schema, { report, location, resolve }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (property.description || (property.$ref && resolve(property).node?.description)) continue
        report({
          message: `The property "${name}" has no description.`,
          location: location.child(['properties', name]).key(),
        })
      }
    },
  }
}
