import type { ValidateFunction } from 'ajv'
import { asJson, Description, type DescribedOperation, type Json } from '../../codegen/openapi/description'
import document from '../../src/generated/openapi.json'
import { createValidator } from '../unit/openapi/formats'

/** The description that these tests check. */
export const described = new Description(document)

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number
  type: string
  text: string
  correlationId: string | null
}

// Independent of the sandbox, which checks its answers itself.
const validator = createValidator()
  .addVocabulary(Object.keys(document))
  .addSchema({ $id: 'api', ...document })
const compiled = new Map<string, ValidateFunction>()

function validate(schema: Json, value: unknown): string | undefined {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
  const check = compiled.get(text) ?? validator.compile(JSON.parse(text) as Json)
  compiled.set(text, check)
  return check(value) ? undefined : validator.errorsText(check.errors)
}

/** Problem of an answer by the description of its operation; undefined if valid. */
export function answerProblem(operation: DescribedOperation, answer: WireAnswer): string | undefined {
  const responses = asJson(operation.definition.responses)
  const response = responses[String(answer.status)]
  if (response === undefined) return `answers ${answer.status}, which is not described: ${answer.text}`
  const content = asJson(described.resolve(response).content)
  if (answer.text === '') return Object.keys(content).length > 0 ? 'answers nothing' : undefined
  const [type = ''] = answer.type.split(';')
  if (content[type] === undefined) return `answers ${type}, which is not described: ${answer.text}`
  if (type !== 'application/json') return undefined
  return validate(asJson(asJson(content[type]).schema), JSON.parse(answer.text))
}
