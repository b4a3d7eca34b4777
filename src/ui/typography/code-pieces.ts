import type { CodePiece } from '../../lib/code-piece'

/** Highlights JSON: names, strings, numbers, literals. Other text stays plain. */
export function jsonPieces(json: string): CodePiece[] {
  const pieces: CodePiece[] = []
  const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)/g
  let from = 0
  for (const match of json.matchAll(token)) {
    if (match.index > from) pieces.push({ text: json.slice(from, match.index) })
    const [whole, quoted, colon] = match
    if (quoted === undefined) pieces.push({ text: whole, kind: 'number' })
    else pieces.push({ text: quoted, kind: colon === undefined ? 'string' : 'key' })
    if (colon !== undefined) pieces.push({ text: colon })
    from = match.index + whole.length
  }
  if (from < json.length) pieces.push({ text: json.slice(from) })
  return pieces
}
