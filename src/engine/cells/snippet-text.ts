import type { CodePiece } from '../../lib/code-piece'
import { shellWord } from '../../lib/shell-word'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { holds } from '../../manifest/condition'
import { readPath, type Subject } from '../../manifest/subject'
import { sealed } from '../../ui/typography/use-shown-briefly'
import { visibleText } from '../../ui/typography/visible-text'
import { plainText } from '../../lib/plain-text'

type Part = Extract<CompiledSection, { kind: 'snippets' }>['of'][number]['parts'][number]

/** Host and port of an address; the text itself if it is not a URL. */
function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

/** The fixed text of a line and its values, in order. */
function* piecesOf(line: string, subject: Subject): Generator<string | { path: string; value: string }> {
  let end = 0
  for (const match of line.matchAll(/\{([^{}:]+)(:host)?\}/g)) {
    const [whole, path = '', host] = match
    const value = plainText(readPath(subject, path))
    yield line.slice(end, match.index)
    yield { path, value: host === undefined ? value : hostOf(value) }
    end = match.index + whole.length
  }
  yield line.slice(end)
}

/** A line with its values, each formatted by `write`. */
export function filledLine(line: string, subject: Subject, write: (value: string) => string): string {
  return [...piecesOf(line, subject)]
    .map((piece) => (typeof piece === 'string' ? piece : write(piece.value)))
    .join('')
}

/** A snippet as shown (secrets masked unless revealed, invisible characters marked) and in full. */
export interface FilledPart {
  code: readonly CodePiece[]
  copied: string
}

/** The lines of a snippet, filled in: quoted for a shell, or raw for a file. */
export function filledPart(part: Part, subject: Subject, isSealed: (path: string) => boolean): FilledPart {
  const write = (value: string): string =>
    part.file === null ? shellWord(value) : value.replace(/[\r\n]/g, ' ')
  const lines = part.lines.filter(({ when }) => holds(when, subject))
  const code = lines.flatMap(({ text }, index): CodePiece[] => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...[...piecesOf(text, subject)].map((piece): CodePiece =>
      typeof piece === 'string'
        ? { text: piece }
        : { text: isSealed(piece.path) ? sealed : visibleText(write(piece.value)), kind: 'string' },
    ),
  ])
  return { code, copied: lines.map(({ text }) => filledLine(text, subject, write)).join('\n') }
}
