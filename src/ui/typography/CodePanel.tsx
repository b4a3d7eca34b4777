import type { ReactNode } from 'react'
import { plainCode, type CodePiece } from '../../lib/code-piece'
import styles from './CodePanel.module.css'
import { CodeText } from './CodeText'
import { CopyButton, type CopyLabels } from './CopyButton'

/** A dark panel with several code parts: a call and its answer. */
export function CodePanel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" className={styles.panel} aria-label={label} dir="ltr">
      {children}
    </div>
  )
}

interface CodePartProps {
  /** Title, or a selection: `CodeChoices`. */
  readonly head: ReactNode
  /** Undefined if there is nothing to show; `none` then explains why. */
  readonly code?: readonly CodePiece[] | undefined
  readonly none?: string | undefined
  /** Labels of the copy button; without them there is none. It copies plain text, or `copied` if the code is masked. */
  readonly labels?: CopyLabels | undefined
  readonly copied?: string | undefined
  /** Content below the code. */
  readonly foot?: ReactNode
}

/** A part with header, code and copy button. */
export function CodePart({ head, code, none, labels, copied, foot }: CodePartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <div className={styles.words}>{head}</div>
        {labels && code && <CopyButton look="code" value={() => copied ?? plainCode(code)} labels={labels} />}
      </div>
      {code ? <CodeText code={code} /> : none !== undefined && <p className={styles.none}>{none}</p>}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
