import type { TextValues } from '../../../platform/i18n/texts'

/** A call as it was pasted. */
export interface PastedCall {
  /** Its URL or operation; undefined for a body alone. */
  target?: { method: string; url: string } | { operation: string } | undefined
  /** Query and body parameters by name. Form values are texts; repeated names become a list. */
  parameters: Readonly<Record<string, unknown>>
}

/** Fields of a form body; repeated names become a list. */
export function formParameters(fields: Iterable<readonly [string, string]>): Record<string, unknown> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of fields) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/**
 * Why a pasted text is refused. `empty`: nothing in it; `several`: several calls; `quote`: unclosed quotation mark;
 * `elsewhere`: the body is in a file or a program's output; `broken`: syntax error; `noCall`: not a call; `unknownCall`: no
 * operation has this address; `otherCall`: another operation; `noBody`: the body is not an object; `nothing`: no field
 * matches; `same`: its values are empty, or those of the form.
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
  | 'same'

/** Thrown for a pasted text that cannot be used. `details` fill the message's placeholders. */
export class PasteRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly details: TextValues = {},
  ) {
    super(reason)
  }
}

/**
 * Encloses the name of a shell variable or program output. A shell word cannot contain NUL, so typed text never
 * collides.
 */
const mark = '\u0000'

/** Placeholder for a variable or the output of a program. */
export function placeholder(name: string): string {
  return `${mark}${name}${mark}`
}

/** Starts a placeholder inside a text. */
export const placeholderMark = mark

const spelled = /^(?:\$[A-Z_][A-Z0-9_]*|\$\{[^}]*\}|<[^<>]*>|\{[\w-]+\})$/

/** True for text meant to be replaced: `$PASSWORD`, `<password>`, `{uuid}`, or text with a variable in it. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && (value.includes(mark) || spelled.test(value.trim()))
}
