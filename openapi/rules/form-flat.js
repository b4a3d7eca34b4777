import { typesOf } from './schema-type.js'

const FORM = 'application/x-www-form-urlencoded'

/** A form-encoded body has only plain values; there is no one way to write objects and lists in it. */
export function formFlat() {
  return {
    RequestBody(body, { report, location, resolve }) {
      const form = body.content?.[FORM]
      if (!form) return
      const schema = resolve(form.schema).node ?? {}
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const types = typesOf(resolve(property).node ?? {})
        if (!types.includes('object') && !types.includes('array')) continue
        report({
          message: `The form field "${name}" is not a plain value.`,
          location: location.child(['content', FORM]),
        })
      }
    },
  }
}
