import { componentName, typesOf } from './schema-type.js'

const WORDS = ['key', 'pass', 'password', 'secret', 'token']

/**
 * A text whose name sounds like a secret has the format `password`, which keeps it out of logs, lists and
 * shown requests. The option `allow` names the exceptions as `Schema.property`, each with a reason.
 */
export function secretMarked({ allow = {} }) {
  return {
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!soundsSecret(name) || !typesOf(property).includes('string') || property.format === 'password')
          continue
        if (allow[`${componentName(location)}.${name}`]) continue
        report({
          message: `"${name}" sounds like a secret: give it the format password, or allow it with a reason.`,
          location: location.child(['properties', name]).key(),
        })
      }
    },
  }
}

function soundsSecret(name) {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)
  return words.some((word) => WORDS.includes(word))
}
