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
