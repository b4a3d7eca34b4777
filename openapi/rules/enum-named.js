import { componentName } from './schema-type.js'

/** Every enum is a component of its own, so that it has one name in types, badges and texts. */
export function enumNamed() {
  return {
    Schema(schema, { report, location }) {
      if (!schema.enum || componentName(location)) return
      report({
        message: 'The enum has no name; make it a component and refer to it.',
        location: location.child(['enum']),
      })
    },
  }
}
