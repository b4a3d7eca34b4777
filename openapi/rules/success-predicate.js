/** `x-success` names a property that an answer of the operation has. */
export function successPredicate() {
  return {
    Operation(operation, { report, location, resolve }) {
      const predicate = operation['x-success']
      if (predicate === undefined) return
      const at = location.child(['x-success'])
      const keys = Object.keys(predicate).sort().join()
      if (keys !== 'equals,property')
        return report({ message: 'x-success is { property, equals }.', location: at })
      const properties = Object.entries(operation.responses ?? {})
        .filter(([status]) => status.startsWith('2'))
        .map(([, response]) => resolve(response))
        .flatMap(({ node, location: from }) => {
          const schema = node?.content?.['application/json']?.schema
          return schema ? Object.keys(resolve(schema, from?.source.absoluteRef).node?.properties ?? {}) : []
        })
      if (properties.includes(predicate.property)) return
      report({ message: `No success answer has the property "${predicate.property}".`, location: at })
    },
  }
}
