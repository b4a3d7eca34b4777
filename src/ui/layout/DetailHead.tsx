import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Page.module.css'
import { PageHeader } from './PageHeader'

interface DetailHeadProps extends Omit<ComponentProps<typeof PageHeader>, 'count'> {
  /** The `Tabs` of the page. */
  readonly tabs?: ReactNode
}

/** Header of a resource's page: name and state above the tabs. */
export function DetailHead({ tabs, ...header }: DetailHeadProps) {
  return (
    <div className={cx(styles.detailHead, tabs === undefined && styles.bare)}>
      <PageHeader {...header} />
      {tabs}
    </div>
  )
}
