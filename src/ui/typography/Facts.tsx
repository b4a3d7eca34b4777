import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Facts.module.css'

/** A label and its value. */
export interface Fact {
  readonly id: string
  readonly label: ReactNode
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /**
   * Width of labels: 108 px in a sidebar, `wide` 160 px on a page, `narrow` 96 px in a dialog. `lines` adds separators.
   */
  readonly look?: 'normal' | 'wide' | 'narrow' | 'lines' | undefined
}

/** A list of labels with values. */
export function Facts({ facts, look = 'normal' }: FactsProps) {
  return (
    <dl className={cx(styles.facts, look !== 'normal' && styles[look])}>
      {facts.map((fact) => [
        <dt key={`${fact.id}-label`}>{fact.label}</dt>,
        <dd key={`${fact.id}-value`}>{fact.value}</dd>,
      ])}
    </dl>
  )
}

interface FactsTitleProps {
  readonly children: string
  /** At the end of the heading: "Add". */
  readonly action?: ReactNode
}

/** Heading of a group of facts in a sidebar. */
export function FactsTitle({ children, action }: FactsTitleProps) {
  return (
    <div className={styles.title}>
      <h2>{children}</h2>
      {action}
    </div>
  )
}
