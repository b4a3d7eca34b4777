import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

const ADDRESS = String.raw`(?:\d{1,3}\.){3}\d{1,3}|[0-9a-fA-F:]+:[0-9a-fA-F:]*`

/** Formats of the description that are not common knowledge; the table of openapi/README.md explains them. */
const TEXT_FORMATS: Record<string, RegExp> = {
  cidr: new RegExp(`^(?:${ADDRESS})/\\d{1,3}$`),
  currency: /^[A-Z]{3}$/,
  multiline: /^[\s\S]*$/,
  'platform-date-time': /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?$/,
  'ssh-public-key': /^(?:ssh-|ecdsa-|sk-)\S+ [A-Za-z0-9+/]+=*(?: .*)?$/,
}

/** A validator for schemas of the description that knows every format and refuses an unknown one. */
export function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
  addFormats.default(ajv)
  for (const [name, pattern] of Object.entries(TEXT_FORMATS)) ajv.addFormat(name, pattern)
  ajv.addFormat('epoch-seconds', { type: 'number', validate: (value: number) => value > 0 && value < 1e11 })
  ajv.addVocabulary(['x-unit', 'x-location', 'x-enum-descriptions', 'x-beyond-specification'])
  return ajv
}
