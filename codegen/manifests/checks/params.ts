import { didYouMean } from '../../../src/lib/did-you-mean'
import { advice } from '../../advice'
import { addedFieldNames } from '../complete/added-fields'
import { asList } from '../../openapi/description'
import { isScalar } from '../../../src/manifest/value'
import type { Scalar } from '../../../src/manifest/words/values'
import { misfit } from '../misfit'
import { isPlaced, operationOf } from '../record-scope'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { actionsOf, fieldsOf, formsOf, sectionsOf } from '../walk'
import { parameterAt, parametersOf, type Member } from '../parameters'

interface Call {
  at: string
  operation: string
  /** Parameters that get a value, and their place in the manifest. */
  given: Map<string, string>
  /** Parameters bound to a constant, and its value. */
  scalars: Map<string, Scalar>
}

function callsOf(context: ManifestContext): Call[] {
  const { manifest } = context
  const located = isPlaced(manifest) ? [['location', 'scope']] : []
  const calls: Call[] = []
  const add = (
    at: string,
    operation: string,
    given: Iterable<readonly [string, string]>,
    bound: object = {},
  ): void => {
    const scalars = Object.entries(bound).flatMap(([name, value]): [string, Scalar][] =>
      isScalar(value) ? [[name, value]] : [],
    )
    calls.push({
      at,
      operation,
      given: new Map([...(located as [string, string][]), ...given]),
      scalars: new Map(scalars),
    })
  }
  const named = (at: string, params: object | undefined): [string, string][] =>
    Object.keys(params ?? {}).map((name) => [name, `${at}.${name}`])
  add('list', manifest.list.operation, named('list.params', manifest.list.params), manifest.list.params)
  if (manifest.detail?.operation) {
    const { operation, params } = manifest.detail
    add('detail', operation, named('detail.params', params), params)
  }
  const forms = new Map(formsOf(context).map((form) => [form.at, form]))
  const asked = (at: string): [string, string][] => {
    const form = forms.get(at)
    if (!form) return []
    return fieldsOf(context, form).flatMap(({ at: place, field, row }) =>
      field.local || row || field.at.startsWith('$') ? [] : [[field.at, `${place}.at`]],
    )
  }
  for (const { at, action } of actionsOf(context)) {
    // Its dialog makes the call.
    if (action.dialog !== undefined) continue
    add(at, action.operation, [...asked(at), ...named(`${at}.params`, action.params)], action.params)
  }
  if (manifest.create) {
    const bound = named('create.params', manifest.create.params)
    add('create', manifest.create.operation, [...asked('create'), ...bound], manifest.create.params)
  }
  manifest.create?.steps?.forEach(({ action: id, each, params }, index) => {
    const at = `create.steps[${index}]`
    const action = manifest.actions?.find((candidate) => candidate.id === id)
    if (!action) return
    const rows = manifest.create?.sections
      .flatMap(({ fields }) => fields)
      .find((field) => fieldId(field) === each)?.of
    const listed = params ? [] : (rows ?? []).map((field): [string, string] => [field.at, `${at}.each`])
    add(
      at,
      action.operation,
      [...listed, ...named(at, action.params), ...named(`${at}.params`, params)],
      params,
    )
  })
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'secret')
      add(at, section.operation, named(`${at}.params`, section.params), section.params)
    if (section.kind === 'collection' && section.operation !== undefined)
      add(at, section.operation, named(`${at}.params`, section.params), section.params)
    if (section.kind !== 'editor') continue
    add(
      at,
      section.operation,
      [[section.place, `${at}.at`], ...named(`${at}.params`, section.params)],
      section.params,
    )
  }
  return calls
}

/** Required properties of an object that the call does not give, also inside objects it gives in part. */
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

/** Every constant must fit its parameter: a text is not a field of that name. */
function checkScalars(context: ManifestContext, { operation: id, given, scalars }: Call): void {
  const operation = operationOf(context, id)
  for (const [name, value] of scalars) {
    const inPath = operation?.parameters.find((each) => each.in === 'path' && each.name === name)
    const schema = inPath?.schema ?? parameterAt(context, id, name)?.schema
    const wanted = schema && misfit(context.description.concrete(schema), value)
    if (wanted === undefined) continue
    const written = JSON.stringify(value)
    const field =
      typeof value === 'string' && /^[a-z$]/i.test(value)
        ? ` Write { record: ${written} } for a field of that name.`
        : ''
    context.report(
      'param-kind',
      given.get(name) ?? name,
      `"${name}" of ${id} takes ${wanted}, not ${written}.${field}`,
    )
  }
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
    checkScalars(context, call)
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
      const isAsked = at.startsWith('actions[') && at.includes('.fields[')
      const added = isAsked ? didYouMean(name, known.keys()) || didYouMean(name, addedFieldNames) : ''
      context.report(
        'body-unknown',
        at,
        `"${name}" is not a parameter of ${call.operation}.${added || advice(name, known.keys(), 'It takes', 'the description')}`,
      )
    }
  }
}
