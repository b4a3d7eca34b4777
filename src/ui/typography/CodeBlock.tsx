import { plainCode, type CodePiece } from '../../lib/code-piece'
import { cx } from '../cx'
import styles from './Code.module.css'
import { CodeText } from './CodeText'
import { CopyButton, type CopyLabels } from './CopyButton'

interface CodeBlockProps {
  /** Title: "POST /v1/tll/user-resource/vm". */
  readonly title: string
  readonly code: readonly CodePiece[]
  readonly labels: CopyLabels
}

/** A code block with title and copy button, which copies plain text. */
export function CodeBlock({ title, code, labels }: CodeBlockProps) {
  return (
    <figure className={cx(styles.code, styles.block)} dir="ltr">
      <figcaption className={styles.head}>
        <span>{title}</span>
        <CopyButton look="code" value={() => plainCode(code)} labels={labels} />
      </figcaption>
      <CodeText code={code} />
    </figure>
  )
}
