import { cx } from '../cx'
import styles from './Code.module.css'
import { CopyButton, type CopyLabels } from './CopyButton'

/** A run of code of one colour. */
export interface CodePiece {
  readonly text: string
  readonly kind?: 'key' | 'string' | 'number' | 'comment' | undefined
}

interface CodeBlockProps {
  /** What it is: "POST /v1/tll/user-resource/vm". */
  readonly title: string
  readonly code: readonly CodePiece[]
  readonly labels: CopyLabels
}

/** Several lines of code with a title and a copy control. What is copied is the text without colours. */
export function CodeBlock({ title, code, labels }: CodeBlockProps) {
  return (
    <figure className={cx(styles.code, styles.block)} dir="ltr">
      <figcaption className={styles.head}>
        <span>{title}</span>
        <CopyButton look="code" value={() => code.map((piece) => piece.text).join('')} labels={labels} />
      </figcaption>
      <pre tabIndex={0}>
        <code>
          {code.map((piece, index) => (
            <span key={index} className={piece.kind && styles[piece.kind]}>
              {piece.text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
