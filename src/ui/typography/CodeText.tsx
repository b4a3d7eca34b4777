import type { CodePiece } from '../../lib/code-piece'
import styles from './Code.module.css'

/** Highlighted code that scrolls horizontally and is reachable by keyboard. */
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
