import { asJson, type Description, type Json } from '../openapi/description'

/** The properties of an object by name: references followed, each with the description beside its reference. */
export function describedFields(description: Description, object: Json): Map<string, Json> {
  return new Map(
    Object.entries(description.properties(object)).map(([name, value]) => {
      const schema = description.concrete(value)
      return [name, { ...schema, description: asJson(value).description ?? schema.description }]
    }),
  )
}
