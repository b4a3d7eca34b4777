import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { addressProblem } from '../../src/lib/ip-address'
import { parseInstant } from '../../src/lib/instant'
import { readPublicKey } from '../../src/lib/ssh-public-key'
import { type Description, oncePerDescription } from './description'

/** Checks values against schemas of the description, named by JSON pointer; each is compiled at its first use. */
export interface Validators {
  /** Problems of `value`; empty if valid. */
  problems(pointer: string, value: unknown): readonly ErrorObject[]
}

/** The platform's own formats. Formats that only control display are not checked. */
const platformFormats: Readonly<Record<string, (text: string) => boolean>> = {
  'platform-date-time': (text) => /^\d{4}-\d{2}-\d{2} /.test(text) && parseInstant(text) !== undefined,
  cidr: (text) => text.includes('/') && addressProblem(text) === undefined,
  'ssh-public-key': (text) => 'key' in readPublicKey(text),
  currency: (text) => /^[A-Z]{3}$/.test(text),
}

/**
 * Validators over a bundled OpenAPI 3.1 description, whose schemas are JSON Schema 2020-12. Compiling is most of the
 * work of making a sandbox, so sandboxes of the same description share them.
 */
export const validatorsOf = oncePerDescription(createValidators)

function createValidators(description: Description): Validators {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false })
  addFormats.default(ajv)
  for (const [name, validate] of Object.entries(platformFormats)) ajv.addFormat(name, validate)
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    type: 'string',
    validate: (limit: number, text: string) => Buffer.byteLength(text) <= limit,
    error: { message: ({ schema }) => `must have at most ${schema} bytes` },
  })
  ajv.addSchema({ ...description, $id: 'api' })
  const compiled = new Map<string, ValidateFunction>()
  const compile = (pointer: string): ValidateFunction => {
    const present = compiled.get(pointer)
    if (present) return present
    const validate = ajv.compile({ $ref: `api${pointer}` })
    compiled.set(pointer, validate)
    return validate
  }
  return {
    problems: (pointer, value) => {
      const validate = compile(pointer)
      return validate(value) ? [] : (validate.errors ?? [])
    },
  }
}

/** Problems in one line, for a person: `/3/status must be equal to one of the allowed values`. */
export function describeProblems(problems: readonly ErrorObject[]): string {
  return problems
    .slice(0, 5)
    .map((problem) => `${problem.instancePath || 'value'} ${problem.message ?? problem.keyword}`)
    .join('; ')
}
