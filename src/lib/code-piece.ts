/** A run of code in one colour. */
export interface CodePiece {
  readonly text: string
  readonly kind?: 'key' | 'string' | 'number' | 'comment' | undefined
}

/** Plain text of highlighted code. */
export function plainCode(pieces: readonly CodePiece[]): string {
  return pieces.map((piece) => piece.text).join('')
}
