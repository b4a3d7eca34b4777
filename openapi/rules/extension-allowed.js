/** The extensions of the description, by the kind of node they may stand on. */
const ALLOWED = {
  Root: ['x-correlation-header', 'x-end-session', 'x-first-call', 'x-key-cookie'],
  Schema: ['x-unit', 'x-max-bytes', 'x-location', 'x-enum-descriptions', 'x-beyond-specification'],
  Operation: ['x-changes', 'x-refuses', 'x-limits', 'x-success', 'x-beyond-specification'],
  Parameter: ['x-beyond-specification', 'x-idempotency-key', 'x-usual'],
}

/** Extensions that say yes, or nothing. */
const MARKS = ['x-beyond-specification', 'x-idempotency-key', 'x-usual', 'x-location']

/** Only the extensions of the list above are used, and only where they mean something. */
export function extensionAllowed() {
  return {
    any(node, { report, location, type }) {
      if (typeof node !== 'object' || node === null || type.name === 'Example') return
      for (const key of Object.keys(node)) {
        if (MARKS.includes(key) && node[key] !== true) {
          report({ message: `${key} is true or left out.`, location: location.child([key]) })
        }
        if (!key.startsWith('x-') || ALLOWED[type.name]?.includes(key)) continue
        report({
          message: `The extension "${key}" is not known here.`,
          location: location.child([key]).key(),
        })
      }
    },
  }
}
