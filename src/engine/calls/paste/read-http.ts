import type { PastedCall } from './pasted-call'
import { PasteRefusal } from './paste-refusal'
import { readBody } from './read-body'

const requestLine = /^(GET|POST|PUT|PATCH|DELETE)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/

/** True for a text that begins like a request as it goes over the wire. */
export function isHttp(text: string): boolean {
  return requestLine.test(text.trim().split(/\r?\n/)[0] ?? '')
}

/** Reads a request as it goes over the wire. Its headers, and the key among them, are dropped unread. */
export function readHttp(text: string): PastedCall {
  if (/\n###/.test(text)) throw new PasteRefusal('several')
  const lines = text.trim().split(/\r?\n/)
  const [, method = '', url = ''] = requestLine.exec(lines[0] ?? '') ?? []
  const gap = lines.indexOf('')
  return { target: { method, url }, parameters: gap < 0 ? {} : readBody(lines.slice(gap + 1).join('\n')) }
}
