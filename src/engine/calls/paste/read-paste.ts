import { isRecord } from '../../../lib/is-record'
import { PasteRefusal, type PastedCall } from './pasted-call'
import { readBody } from './read-body'
import { readCurl } from './read-curl'
import { readLiteral } from './read-literal'

/** A fenced code block, with its content. */
const fenced = /^\s*(`{3,})[^\n`]*\n([^]*?)\n?\s*\1`*\s*$/

/** Leading empty lines and comments. */
const remarks = /^(?:[ \t]*(?:#|\/\/)[^\n]*\n|[ \t]*\r?\n)+/

/** A caret at the end of a line: line continuation of the Windows command prompt. */
const caretLine = /\^[ \t]*\r?\n/

/** The pasted text without Markdown fence and byte order mark, with carets of the Windows command prompt resolved. */
function bareText(text: string): string {
  const [, , inner = text] = fenced.exec(text) ?? []
  const bare = inner.replace(/^\uFEFF/, '')
  return caretLine.test(bare) ? bare.replaceAll(/\^[ \t]*\r?\n/g, ' ').replaceAll(/\^([^])/g, '$1') : bare
}

const requestLine = /^(GET|POST|PUT|PATCH|DELETE)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/

/** True if a text begins like a raw HTTP request. */
function isHttp(text: string): boolean {
  return requestLine.test(text.trim().split(/\r?\n/)[0] ?? '')
}

/** Parses a raw HTTP request. Headers, including keys, are dropped unread. */
function readHttp(text: string): PastedCall {
  if (/\n###/.test(text)) throw new PasteRefusal('several')
  const lines = text.trim().split(/\r?\n/)
  const [, method = '', url = ''] = requestLine.exec(lines[0] ?? '') ?? []
  const gap = lines.indexOf('')
  return { target: { method, url }, parameters: gap < 0 ? {} : readBody(lines.slice(gap + 1).join('\n')) }
}

/** A call of the client package: `api.createThing(`. */
const clientCall = /\bapi\.([A-Za-z]\w*)\s*\(/g

/** True if a text calls the client package. */
function isCode(text: string): boolean {
  return text.search(clientCall) >= 0
}

/** Parses a client package call out of a program; the other code is ignored. */
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

/** A shell prompt and variable assignments before a command. */
const beforeCommand = /^\s*(?:[$#>%]\s+)?(?:[A-Za-z_]\w*=\S*\s+)*(?=curl(?:\.exe)?\s)/

/**
 * Parses a pasted curl command, raw HTTP request, client package call, or body alone (JSON or form fields). Throws
 * `PasteRefusal`.
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
