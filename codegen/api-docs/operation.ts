import { isRecord } from '../../src/lib/is-record'
import type { DocAnswer, DocBody, DocExample, DocField, DocOperation, DocUse } from '../../src/lib/api-docs'
import { asJson, asList, type DescribedOperation, type Json } from '../openapi/description'
import { changesOf } from '../openapi/operation-changes'
import { limitsOfCall } from '../openapi/operation-limits'
import { describeOperation } from '../openapi/operations'
import { docText } from './text'
import { docField, docType, type DocContext } from './type'

function examplesOf(context: DocContext, media: Json): DocExample[] {
  const named = Object.entries(asJson(media.examples)).map(([id, raw]): DocExample => {
    const { summary, value } = context.description.resolve(raw)
    return { id, ...(typeof summary === 'string' ? { title: summary } : {}), value }
  })
  return named.length > 0 || media.example === undefined ? named : [{ id: 'example', value: media.example }]
}

/** An answer: its text, and schema and examples of its first content type. */
export function docAnswer(context: DocContext, raw: unknown): DocAnswer {
  const answer = context.description.resolve(raw)
  const text = docText(answer.description, context.names)
  const [content, media] = Object.entries(asJson(answer.content))[0] ?? []
  if (content === undefined || !isRecord(media)) return { text }
  const examples = examplesOf(context, media)
  return {
    text,
    content,
    type: docType(context, media.schema),
    ...(examples.length > 0 ? { examples } : {}),
  }
}

function bodyOf(context: DocContext, operation: DescribedOperation): DocBody | undefined {
  const body = context.description.resolve(operation.definition.requestBody)
  const content = asJson(body.content)
  const encoding = isRecord(content['application/json']) ? 'json' : 'form'
  const media = content[encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded']
  if (!isRecord(media)) return undefined
  return {
    encoding,
    required: body.required === true,
    type: docType(context, media.schema),
    examples: examplesOf(context, media),
  }
}

function parameterField(context: DocContext, parameter: Json): DocField {
  const field = docField(context, String(parameter.name), parameter.schema, parameter.required === true)
  const { example } = parameter
  return {
    ...field,
    text: docText(parameter.description, context.names),
    type: { ...field.type, ...(example === undefined ? {} : { example }) },
    ...(parameter.deprecated === true ? { deprecated: true as const } : {}),
    ...(parameter['x-beyond-specification'] === true ? { beyond: true as const } : {}),
    ...(parameter['x-usual'] === true ? { usual: true as const } : {}),
  }
}

/** Name of a shared answer, or the answer itself. */
function errorOf(context: DocContext, raw: unknown): string | DocAnswer {
  const reference = asJson(raw).$ref
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : docAnswer(context, raw)
}

/** Documentation of one operation. */
export function docOperation(
  context: DocContext,
  operation: DescribedOperation,
  { uses, loses }: { uses: readonly DocUse[]; loses: boolean },
): DocOperation {
  const { id, method, path, definition, parameters } = operation
  const { success } = describeOperation(context.description, operation)
  const changes = changesOf(operation)
  const limits = limitsOfCall(operation)
  const places = (place: string): DocField[] =>
    parameters.filter((each) => each.in === place).map((each) => parameterField(context, each))
  const order = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1])
  const body = bodyOf(context, operation)
  const headers = places('header')
  const responses = Object.entries(asJson(definition.responses))
  const isGood = ([status]: [string, unknown]): boolean => status.startsWith('2')
  return {
    id,
    method,
    path,
    title: String(definition.summary ?? id),
    text: docText(definition.description, context.names),
    ...(definition.deprecated === true ? { deprecated: true as const } : {}),
    ...(definition['x-beyond-specification'] === true ? { beyond: true as const } : {}),
    ...(Array.isArray(definition.security) && asList(definition.security).length === 0
      ? { open: true as const }
      : {}),
    ...(loses || method === 'DELETE' ? { loses: true as const } : {}),
    pathParameters: places('path').sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    query: places('query'),
    ...(headers.length > 0 ? { headers } : {}),
    ...(body ? { body } : {}),
    answers: Object.fromEntries(
      responses.filter(isGood).map(([status, raw]) => [status, docAnswer(context, raw)]),
    ),
    errors: Object.fromEntries(
      responses.filter((each) => !isGood(each)).map(([status, raw]) => [status, errorOf(context, raw)]),
    ),
    ...(success ? { success } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(limits ? { limits } : {}),
    uses,
  }
}
