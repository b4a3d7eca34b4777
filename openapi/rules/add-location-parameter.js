const PREFIX = '/{location}/'

/**
 * Gives every path under `/{location}/` the shared path parameter, so that the key in the table of paths
 * alone decides whether a call takes a location.
 */
export function addLocationParameter() {
  return {
    PathItem(pathItem, { key, location }) {
      if (!String(key).startsWith(PREFIX)) return
      const parameters = pathItem.parameters ?? []
      if (parameters.some((parameter) => parameter.$ref?.endsWith('/Location'))) return
      pathItem.parameters = [{ $ref: referenceFrom(location.source.absoluteRef) }, ...parameters]
    },
  }
}

function referenceFrom(file) {
  if (/[\\/]paths[\\/][^\\/]+$/.test(file)) return '../parameters.yaml#/Location'
  return 'parameters.yaml#/Location'
}
