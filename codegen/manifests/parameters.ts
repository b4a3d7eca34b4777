import { asList, type Json } from '../openapi/description'
import { operationOf, type Described } from './record-scope'

/** The schema properties the form's operation accepts, by parameter name. */
export function parametersOf(context: Described, operationId: string): Map<string, Member> {
  const operation = operationOf(context, operationId)
  const found = new Map<string, Member>()
  if (!operation) return found
  for (const name of context.description.pathParameters(operation)) {
    found.set(name, { schema: { type: 'string' }, mandatory: true })
  }
  for (const [name, schema] of context.description.query(operation)) {
    found.set(name, { schema, mandatory: schema.mandatory === true })
  }
  const body = context.description.body(operation)
  if (body) {
    const required = Array.isArray(body.schema.required) ? body.schema.required : []
    for (const [name, schema] of Object.entries(context.description.properties(body.schema))) {
      found.set(name, { schema: context.description.concrete(schema), mandatory: required.includes(name) })
    }
  }
  return found
}

/** A schema, and whether its value must be given. */
export interface Member {
  schema: object
  mandatory: boolean
}

/** The member at a path such as `volume.size` inside an object. */
export function memberAt(context: Described, start: Member, name: string): Member | undefined {
  let here: Member | undefined = start
  for (const part of name.split('.')) {
    const schema: Json = context.description.concrete(here?.schema)
    const properties = context.description.properties(schema)
    here = Object.hasOwn(properties, part)
      ? {
          schema: context.description.concrete(properties[part]),
          mandatory: here.mandatory && asList(schema.required).includes(part),
        }
      : undefined
    if (!here) return undefined
  }
  return here
}

/** A parameter of the operation by its name, or by a path into one that is sent as JSON. */
export function parameterAt(context: Described, operationId: string, name: string): Member | undefined {
  const parameters = parametersOf(context, operationId)
  const own = parameters.get(name)
  const dot = name.indexOf('.')
  const around = own || dot < 0 ? undefined : parameters.get(name.slice(0, dot))
  const operation = operationOf(context, operationId)
  if (!around || !operation || context.description.body(operation)?.encoding !== 'json') return own
  return memberAt(context, around, name.slice(dot + 1))
}
