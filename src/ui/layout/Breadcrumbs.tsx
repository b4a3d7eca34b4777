import { cx } from '../cx'
import { UiLink } from '../router-context'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** Name of the landmark: "Breadcrumb". */
  readonly label: string
  /** Parent pages, outermost first. */
  readonly parents: readonly { readonly href: string; readonly label: string }[]
  /** The open page. */
  readonly current: string
  /** The environment, if it is not production. */
  readonly mark?: { readonly label: string; readonly environment: 'development' | 'staging' } | undefined
}

/** Breadcrumbs of the open page. Phones show only the page itself. */
export function Breadcrumbs({ label, parents, current, mark }: BreadcrumbsProps) {
  return (
    <>
      <nav className={styles.crumbs} aria-label={label}>
        <ol>
          {parents.map((parent) => (
            <li key={`${parent.href} ${parent.label}`}>
              <UiLink href={parent.href}>
                <bdi>{parent.label}</bdi>
              </UiLink>
              <span className={styles.slash} aria-hidden="true">
                /
              </span>
            </li>
          ))}
          <li>
            <span className={styles.current} aria-current="page">
              <bdi>{current}</bdi>
            </span>
          </li>
        </ol>
      </nav>
      {mark && <span className={cx(styles.mark, styles[mark.environment])}>{mark.label}</span>}
    </>
  )
}
