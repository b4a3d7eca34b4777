import { advice } from '../../advice'
import { asList } from '../../openapi/description'
import { isPlaced, operationOf } from '../record-scope'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { actionsOf, fieldsOf, formsOf, sectionsOf } from '../walk'
import { parameterAt, parametersOf, type Member } from '../parameters'

interface Call {
  at: string
  operation: string
  /** Names that get a value, and where the name is written. */
  given: Map<string, string>
}

function callsOf(context: ManifestContext): Call[] {
  const { manifest } = context
  const located = isPlaced(manifest) ? [['location', 'scope']] : []
  const calls: Call[] = []
  const add = (at: string, operation: string, given: Iterable<readonly [string, string]>): void => {
    calls.push({ at, operation, given: new Map([...(located as [string, string][]), ...given]) })
  }
  const named = (at: string, params: object | undefined): [string, string][] =>
    Object.keys(params ?? {}).map((name) => [name, `${at}.${name}`])
  add('list', manifest.list.operation, named('list.params', manifest.list.params))
  if (manifest.detail?.operation)
    add('detail', manifest.detail.operation, named('detail.params', manifest.detail.params))
  const forms = new Map(formsOf(context).map((form) => [form.at, form]))
  const asked = (at: string): [string, string][] => {
    const form = forms.get(at)
    if (!form) return []
    return fieldsOf(context, form).flatMap(({ at: place, field, row }) =>
      field.local || row ? [] : [[field.at, `${place}.at`]],
    )
  }
  for (const { at, action } of actionsOf(context)) {
    add(at, action.operation, [...asked(at), ...named(`${at}.params`, action.params)])
  }
  if (manifest.create) {
    const bound = named('create.params', manifest.create.params)
    add('create', manifest.create.operation, [...asked('create'), ...bound])
  }
  manifest.create?.steps?.forEach(({ action: id, each, as, fill }, index) => {
    const at = `create.steps[${index}]`
    const action = manifest.actions?.find((candidate) => candidate.id === id)
    if (!action) return
    const rows = manifest.create?.sections
      .flatMap(({ fields }) => fields)
      .find((field) => fieldId(field) === each)?.of
    const listed = as === undefined ? (rows ?? []).map((field) => field.at) : [as]
    const typed = [...listed, ...Object.keys(fill ?? {})]
    add(at, action.operation, [
      ...typed.map((name): [string, string] => [name, `${at}.${fill && name in fill ? 'fill' : 'each'}`]),
      ...named(at, action.params),
    ])
  })
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'secret') add(at, section.operation, named(`${at}.params`, section.params))
    if (section.kind === 'collection' && section.read)
      add(at, section.read.operation, named(`${at}.read.params`, section.read.params))
    if (section.kind !== 'editor') continue
    const place: [string, string] = [section.write.place, `${at}.write.place`]
    add(at, section.write.operation, [place, ...named(`${at}.write.params`, section.write.params)])
  }
  return calls
}

/** Names of what an object needs and nothing of the call gives, in it and in the objects the call gives something of. */
function unfilled(context: ManifestContext, call: Call, name: string, { schema }: Member): string[] {
  const object = context.description.concrete(schema)
  return Object.entries(context.description.properties(object)).flatMap(([property, member]) => {
    const inner = `${name}.${property}`
    if (call.given.has(inner)) return []
    if ([...call.given.keys()].some((given) => given.startsWith(`${inner}.`)))
      return unfilled(context, call, inner, { schema: context.description.concrete(member), mandatory: true })
    return asList(object.required).includes(property) ? [inner] : []
  })
}

/** Every parameter an operation needs has a source, and none is given that it does not take. */
export function params(context: ManifestContext): void {
  for (const call of callsOf(context)) {
    const operation = operationOf(context, call.operation)
    if (!operation) continue
    const unsendable = context.description.unsendable(operation)
    if (unsendable !== undefined) {
      context.report(
        'op-unsendable',
        call.at,
        `${call.operation} takes its body as ${unsendable}; only form fields and JSON objects can be sent. Describe it so, or leave it out.`,
      )
      continue
    }
    const known = parametersOf(context, call.operation)
    const inPath = new Set(context.description.pathParameters(operation))
    for (const [name, parameter] of known) {
      if (call.given.has(name)) continue
      const inside = [...call.given.keys()].filter((given) => given.startsWith(`${name}.`))
      const lacking = inside.length > 0 ? unfilled(context, call, name, parameter) : []
      for (const member of lacking) {
        context.report(
          'body-required',
          call.at,
          `${call.operation} needs "${member}" in "${name}", which has no source; bind it in params or ask for it.`,
        )
      }
      if (!parameter.mandatory || inside.length > 0) continue
      const id = inPath.has(name) ? 'param-unbound' : 'body-required'
      context.report(
        id,
        call.at,
        `${call.operation} needs "${name}", which has no source; bind it in params or ask for it.`,
      )
    }
    for (const [name, at] of call.given) {
      if (parameterAt(context, call.operation, name) || at === 'scope') continue
      context.report(
        'body-unknown',
        at,
        `"${name}" is not a parameter of ${call.operation}.${advice(name, known.keys(), 'It takes')}`,
      )
    }
  }
}
