import type { ReactNode } from 'react'
import { plainCode, type CodePiece } from '../../lib/code-piece'
import styles from './CodePanel.module.css'
import { CodeText } from './CodeText'
import { CopyButton, type CopyLabels } from './CopyButton'

/** Dark ground for code in parts: a call, and below it what is answered. */
export function CodePanel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label} dir="ltr">
      {children}
    </section>
  )
}

interface CodePartProps {
  /** What it is, or a choice between several: `CodeChoices`. */
  readonly head: ReactNode
  /** Undefined where there is nothing to show; `none` then says so. */
  readonly code?: readonly CodePiece[] | undefined
  readonly none?: string | undefined
  /** Without them it cannot be copied. What is copied is the text without colours, or `copied` where something is hidden. */
  readonly labels?: CopyLabels | undefined
  readonly copied?: string | undefined
  /** Below the code: more of it, what to do with it. */
  readonly foot?: ReactNode
}

/** One part: a head, the code, a copy control. */
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
