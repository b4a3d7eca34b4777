import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Page.module.css'
import { PageHeader } from './PageHeader'

interface DetailHeadProps extends Omit<ComponentProps<typeof PageHeader>, 'count'> {
  /** The `Tabs` of the page. */
  readonly tabs?: ReactNode
}

/** The head of one resource: its name and state over the tabs, on surface colour. */
export function DetailHead({ tabs, ...header }: DetailHeadProps) {
  return (
    <div className={cx(styles.detailHead, tabs === undefined && styles.bare)}>
      <PageHeader {...header} />
      {tabs}
    </div>
  )
}
