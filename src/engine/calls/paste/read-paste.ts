import { isRecord } from '../../../lib/is-record'
import { PasteRefusal, type PastedCall } from './pasted-call'
import { readBody } from './read-body'
import { readCurl } from './read-curl'
import { readLiteral } from './read-literal'

/** Lines of three or more backquotes around a piece of code, with what is between them. */
const fenced = /^\s*(`{3,})[^\n`]*\n([^]*?)\n?\s*\1`*\s*$/

/** Empty lines and remarks of a shell or a program in front of what it does. */
const remarks = /^(?:[ \t]*(?:#|\/\/)[^\n]*\n|[ \t]*\r?\n)+/

/** A line of the Windows command prompt goes on behind a caret. */
const caretLine = /\^[ \t]*\r?\n/

/**
 * What was pasted without what people copy along: the fence of a document, a byte order mark. Carets of the Windows
 * command prompt become what they stand for, in lines that go on behind one.
 */
function bareText(text: string): string {
  const [, , inner = text] = fenced.exec(text) ?? []
  const bare = inner.replace(/^\uFEFF/, '')
  return caretLine.test(bare) ? bare.replaceAll(/\^[ \t]*\r?\n/g, ' ').replaceAll(/\^([^])/g, '$1') : bare
}

const requestLine = /^(GET|POST|PUT|PATCH|DELETE)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/

/** True for a text that begins like a request as it goes over the wire. */
function isHttp(text: string): boolean {
  return requestLine.test(text.trim().split(/\r?\n/)[0] ?? '')
}

/** Reads a request as it goes over the wire. Its headers, and the key among them, are dropped unread. */
function readHttp(text: string): PastedCall {
  if (/\n###/.test(text)) throw new PasteRefusal('several')
  const lines = text.trim().split(/\r?\n/)
  const [, method = '', url = ''] = requestLine.exec(lines[0] ?? '') ?? []
  const gap = lines.indexOf('')
  return { target: { method, url }, parameters: gap < 0 ? {} : readBody(lines.slice(gap + 1).join('\n')) }
}

/** A call of the client package: `api.createThing(`. */
const clientCall = /\bapi\.([A-Za-z]\w*)\s*\(/g

/** True for a text that calls the client package. */
function isCode(text: string): boolean {
  return text.search(clientCall) >= 0
}

/** Reads a call of the client package out of a program; the code around it is of no interest. */
function readCode(text: string): PastedCall {
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

/** What a terminal shows before a command, and variables set for it alone. */
const beforeCommand = /^\s*(?:[$#>%]\s+)?(?:[A-Za-z_]\w*=\S*\s+)*(?=curl(?:\.exe)?\s)/

/**
 * Reads what somebody pasted: a line for curl, a request as it goes over the wire, a program with the client package, or a
 * body alone, JSON or form fields. Throws `PasteRefusal`.
 */
export function readPaste(pasted: string): PastedCall {
  const text = bareText(pasted)
  if (text.trim() === '') throw new PasteRefusal('empty')
  const call = text.replace(remarks, '')
  const command = beforeCommand.exec(call)
  if (command) return readCurl(call.slice(command[0].length))
  if (isHttp(call)) return readHttp(call)
  const looksLikeBody = /^\s*(?:[{["']|[^\s=&]+=)/.test(text)
  if (looksLikeBody) return { target: undefined, parameters: readBody(text) }
  if (isCode(text)) return readCode(text)
  throw new PasteRefusal('noCall')
}
