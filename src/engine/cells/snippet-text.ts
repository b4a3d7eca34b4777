import type { CodePiece } from '../../lib/code-piece'
import { shellWord } from '../../lib/shell-word'
import type { CompiledSection } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { readPath, type Subject } from '../../manifest/subject'
import { sealed } from '../../ui/typography/use-shown-awhile'
import { visibleText } from '../../ui/typography/visible-text'
import { plain } from './cell'

type Part = Extract<CompiledSection, { kind: 'snippets' }>['of'][number]['parts'][number]

/** The host of an address, with its port where it has one; the text itself when it is no address. */
function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

/** The text of a line between the values it names, and those values. */
function* piecesOf(line: string, subject: Subject): Generator<string | { path: string; value: string }> {
  let end = 0
  for (const match of line.matchAll(/\{([^{}:]+)(:host)?\}/g)) {
    const [whole, path = '', host] = match
    const value = plain(readPath(subject, path))
    yield line.slice(end, match.index)
    yield { path, value: host === undefined ? value : hostOf(value) }
    end = match.index + whole.length
  }
  yield line.slice(end)
}

/** A line with its values, each written by `write`. */
export function filledLine(line: string, subject: Subject, write: (value: string) => string): string {
  return [...piecesOf(line, subject)]
    .map((piece) => (typeof piece === 'string' ? piece : write(piece.value)))
    .join('')
}

/** A part as it is shown, secrets sealed unless they were asked for and nothing in it that would not be seen; and the whole. */
export interface FilledPart {
  code: readonly CodePiece[]
  copied: string
}

/** The lines of a part, filled in: as words of a shell, or as they stand in a file. */
export function filledPart(part: Part, subject: Subject, isSealed: (path: string) => boolean): FilledPart {
  const write = (value: string): string =>
    part.file === null ? shellWord(value) : value.replace(/[\r\n]/g, ' ')
  const lines = part.lines.filter(({ when }) => holds(when, subject))
  const code = lines.flatMap(({ line }, index): CodePiece[] => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...[...piecesOf(line, subject)].map((piece): CodePiece =>
      typeof piece === 'string'
        ? { text: piece }
        : { text: isSealed(piece.path) ? sealed : visibleText(write(piece.value)), kind: 'string' },
    ),
  ])
  return { code, copied: lines.map(({ line }) => filledLine(line, subject, write)).join('\n') }
}
