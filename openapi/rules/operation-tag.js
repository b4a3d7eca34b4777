/** Every operation has exactly one tag, the chapter of the documentation it stands in. */
export function operationTag() {
  return {
    Operation(operation, { report, location }) {
      const count = operation.tags?.length ?? 0
      if (count === 1) return
      report({ message: `The operation has ${count} tags instead of one.`, location: location.key() })
    },
  }
}
