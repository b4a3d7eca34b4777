/** A call as it was pasted. */
export interface PastedCall {
  /** Where it goes; undefined for a body alone. */
  target?: { method: string; url: string } | { operation: string } | undefined
  /** What it carries besides its address, by name. A form's values are texts, several of one name a list. */
  parameters: Readonly<Record<string, unknown>>
}

/** The fields of a form body; a name that comes several times has all its values. */
export function formParameters(fields: Iterable<readonly [string, string]>): Record<string, unknown> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of fields) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/**
 * Why a pasted text is refused: nothing in it; several calls at once; a quotation mark that is not closed; a body that is
 * somewhere else (in a file, the answer of a program); a text that breaks off or goes wrong at a place; a text that is no
 * call at all; a call of an address nobody knows; a call of another operation; a body that is no object; nothing the form
 * has a field for.
 */
export type RefusalReason =
  | 'empty'
  | 'several'
  | 'quote'
  | 'elsewhere'
  | 'broken'
  | 'noCall'
  | 'unknownCall'
  | 'otherCall'
  | 'noBody'
  | 'nothing'

/** A pasted text that cannot be used. `details` fill the sentence that says so. */
export class PasteRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(reason)
  }
}

/**
 * Around the name of what a shell or a program would put in. No word of a shell can hold this character, so nothing
 * anybody typed is taken for it.
 */
const mark = '\u0000'

/** What stands in a text for a variable or the output of a program. */
export function placeholder(name: string): string {
  return `${mark}${name}${mark}`
}

/** Begins a placeholder inside a text. */
export const placeholderMark = mark

const spelled = /^(?:\$[A-Z_][A-Z0-9_]*|\$\{[^}]*\}|<[^<>]*>|\{[\w-]+\})$/

/** True for a text somebody is to replace: `$PASSWORD`, `<password>`, `{uuid}`, or one with a variable in it. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && (value.includes(mark) || spelled.test(value.trim()))
}
