import { isRecord } from '../../../lib/is-record'
import { formParameters, PasteRefusal } from './pasted-call'
import { readWholeLiteral } from './read-literal'

/** Parses a body as JSON or form fields, by its first character. White space is an empty body. */
export function readBody(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  if (/^\s*[{["']/.test(text)) {
    const value = readWholeLiteral(text)
    if (!isRecord(value)) throw new PasteRefusal('noBody')
    return value
  }
  if (!/^\s*[^\s=&]+=/.test(text)) throw new PasteRefusal('noBody')
  return formParameters(new URLSearchParams(text.trim()))
}
