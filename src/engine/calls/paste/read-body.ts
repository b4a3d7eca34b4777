import { isRecord } from '../../../lib/is-record'
import { PasteRefusal } from './paste-refusal'
import { encodedFields, formParameters } from './pasted-call'
import { readWholeLiteral } from './read-literal'

/** The parameters of a body that was read; anything but an object is none. */
function bodyParameters(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new PasteRefusal('noBody')
  return value
}

/** Reads a body, JSON or the fields of a form, by how it begins. A body of white space carries nothing. */
export function readBody(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  if (/^\s*[{["']/.test(text)) return bodyParameters(readWholeLiteral(text))
  if (!/^\s*[^\s=&]+=/.test(text)) throw new PasteRefusal('noBody')
  return formParameters(encodedFields(text))
}
