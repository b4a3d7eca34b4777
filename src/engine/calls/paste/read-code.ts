import { isRecord } from '../../../lib/is-record'
import type { PastedCall } from './pasted-call'
import { PasteRefusal } from './paste-refusal'
import { readLiteral } from './read-literal'

/** A call of the client package: `api.createThing(`. */
const clientCall = /\bapi\.([A-Za-z]\w*)\s*\(/g

/** True for a text that calls the client package. */
export function isCode(text: string): boolean {
  return text.search(clientCall) >= 0
}

/** Reads a call of the client package out of a program; the code around it is of no interest. */
export function readCode(text: string): PastedCall {
  const [call, second] = text.matchAll(clientCall)
  if (second) throw new PasteRefusal('several')
  if (!call) throw new PasteRefusal('noCall')
  const behind = call.index + call[0].length
  const input = /^\s*\)/.test(text.slice(behind)) ? {} : readLiteral(text, behind).value
  const parts = isRecord(input) ? [input.path, input.query, input.body] : []
  return {
    target: { operation: call[1] ?? '' },
    parameters: Object.fromEntries(parts.filter(isRecord).flatMap((part) => Object.entries(part))),
  }
}
