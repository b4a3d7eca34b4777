import { PasteRefusal } from './paste-refusal'
import { placeholder } from './placeholder'

const escapes: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', E: '\u001b' },
}

/** What `$'…'` stands for: escapes as in C, code points in hexadecimal or octal. */
function ansi(text: string): string {
  return text.replaceAll(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([0-7]{1,3})|([^]))/g,
    (_all, ...parts: (string | undefined)[]) => {
      const [byte, short, long, octal, character = ''] = parts
      const code = byte ?? short ?? long
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      return escapes[character] ?? character
    },
  )
}

/**
 * The words a POSIX shell makes of its first command, and the text behind that command (after `;`, `|`, `&`, `>` or the end
 * of its line). Variables and the output of programs, which nobody knows here, become placeholders. Throws a `quote`
 * refusal when a quotation mark is not closed.
 */
export function shellWords(text: string): { words: string[]; rest: string } {
  const words: string[] = []
  let word: string | undefined
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return undefined
    at += found[0].length
    return found
  }
  /** A variable, or what a program would answer, whose text is not of interest. */
  const expansion = (): string | undefined => {
    const variable = take(/\$(?:(\w+)|\{([^}]*)\})/y)
    if (variable) return placeholder(variable[1] ?? variable[2] ?? '')
    return take(/\$\([^)]*\)|`[^`]*`/y) ? placeholder('') : undefined
  }
  const doubleQuoted = (): string => {
    let read = ''
    for (;;) {
      if (take(/"/y)) return read
      const escaped = take(/\\(["\\$`\n])/y)?.[1]
      const piece = escaped === undefined ? (expansion() ?? take(/[^]/y)?.[0]) : escaped.replace('\n', '')
      if (piece === undefined) throw new PasteRefusal('quote')
      read += piece
    }
  }
  const piece = (): string | undefined => {
    const ansiQuoted = take(/\$'((?:[^'\\]|\\[^])*)'/y)
    if (ansiQuoted) return ansi(ansiQuoted[1] ?? '')
    const single = take(/'([^']*)'/y)
    if (single) return single[1] ?? ''
    if (take(/\$?"/y)) return doubleQuoted()
    if (take(/\$?'/y)) throw new PasteRefusal('quote')
    // A shell would read a file here; in a call that is passed on it is a place to be filled in.
    const named = take(/<[^<>\s]+>/y)?.[0]
    return named ?? expansion() ?? take(/\\([^])/y)?.[1] ?? take(/[^\s'"\\;|&<>]/y)?.[0]
  }
  for (;;) {
    const isGap = take(/(?:[ \t\r]|\\\r?\n)+/y) !== undefined
    const next = isGap ? undefined : piece()
    if (next !== undefined) {
      word = (word ?? '') + next
      continue
    }
    if (word !== undefined) words.push(word)
    word = undefined
    if (!isGap) return { words, rest: text.slice(at) }
  }
}
