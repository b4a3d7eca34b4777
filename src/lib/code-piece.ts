/** A run of code of one colour. */
export interface CodePiece {
  readonly text: string
  readonly kind?: 'key' | 'string' | 'number' | 'comment' | undefined
}

/** The text of code without its colours. */
export function plainCode(pieces: readonly CodePiece[]): string {
  return pieces.map((piece) => piece.text).join('')
}
