const PREFIX = '/{location}/'

/**
 * Gives every path under `/{location}/` the shared path parameter, so that the key in the table of paths alone decides whether a
 * call takes a location.
 */
export function addLocationParameter() {
  return {
    PathItem(pathItem, { key, location }) {
      if (!String(key).startsWith(PREFIX)) return
      const toRoot = location.source.absoluteRef.includes('/paths/') ? '../' : ''
      const reference = { $ref: `${toRoot}parameters.yaml#/Location` }
      pathItem.parameters = [reference, ...(pathItem.parameters ?? [])]
    },
  }
}
