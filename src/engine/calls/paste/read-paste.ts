import { bareText, remarks } from './bare-text'
import type { PastedCall } from './pasted-call'
import { PasteRefusal } from './paste-refusal'
import { readBody } from './read-body'
import { isCode, readCode } from './read-code'
import { readCurl } from './read-curl'
import { isHttp, readHttp } from './read-http'

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
