/** The types a schema names, as a list: `type` may be one name, several or missing. */
export function typesOf(schema) {
  if (schema.type === undefined) return []
  return Array.isArray(schema.type) ? schema.type : [schema.type]
}

/** The name of the component a schema is, or undefined for a schema inside another. */
export function componentName(location) {
  return /^#\/(?:components\/schemas\/)?([A-Za-z0-9]+)$/.exec(location.pointer)?.[1]
}
