import type { CodePiece } from '../../lib/code-piece'
import styles from './Code.module.css'

/** Coloured lines of code that scroll sideways and can be reached by keyboard. */
export function CodeText({ code }: { readonly code: readonly CodePiece[] }) {
  return (
    <pre tabIndex={0}>
      <code>
        {code.map((piece, index) => (
          <span key={index} className={piece.kind && styles[piece.kind]}>
            {piece.text}
          </span>
        ))}
      </code>
    </pre>
  )
}
