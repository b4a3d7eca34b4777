import type { CodePiece } from '../../lib/code-piece'

/** Syntax of a language's literals. */
export interface Notation {
  quote: (text: string) => string
  key: (name: string) => string
  words: { true: string; false: string; null: string }
  /** Adds a trailing comma to lists. */
  trailing: boolean
}

export const plain = (text: string): CodePiece => ({ text })
export const key = (text: string): CodePiece => ({ text, kind: 'key' })
export const string = (text: string): CodePiece => ({ text, kind: 'string' })
export const number = (text: string): CodePiece => ({ text, kind: 'number' })

/** Code in place of a secret member, such as a variable; undefined for others. */
export type Stand = (name: string) => CodePiece | undefined

const noStand: Stand = () => undefined

function scalar(value: unknown, { quote, words }: Notation): CodePiece {
  if (typeof value === 'string') return string(quote(value))
  if (value === null || value === undefined) return number(words.null)
  if (typeof value === 'boolean') return number(value ? words.true : words.false)
  return number(String(value))
}

/** Prints a JSON value in a language, one member per line. `stand` replaces members of the outermost object. */
export function printValue(value: unknown, notation: Notation, indent = '', stand = noStand): CodePiece[] {
  if (typeof value !== 'object' || value === null) return [scalar(value, notation)]
  const entries = Object.entries(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return [plain(open + close)]
  const inner = `${indent}  `
  const lines = entries.flatMap(([name, member]: [string, unknown], index): CodePiece[] => [
    plain(`${index === 0 ? '' : ','}\n${inner}`),
    ...(isList ? [] : [key(notation.key(name)), plain(': ')]),
    ...(isList ? printValue(member, notation, inner) : memberOf(name, member, notation, inner, stand)),
  ])
  return [plain(open), ...lines, plain(`${notation.trailing ? ',' : ''}\n${indent}${close}`)]
}

function memberOf(
  name: string,
  member: unknown,
  notation: Notation,
  inner: string,
  stand: Stand,
): CodePiece[] {
  const instead = stand(name)
  return instead ? [instead] : printValue(member, notation, inner)
}

/** Standard JSON. */
export const json: Notation = {
  quote: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  words: { true: 'true', false: 'false', null: 'null' },
  trailing: false,
}
