import { UiLink } from '../router-context'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** The name of the landmark: "Breadcrumb". */
  readonly label: string
  /** From far to near; the places above the open page. */
  readonly parents: readonly { readonly href: string; readonly label: string }[]
  /** The open page. */
  readonly current: string
}

/** Where the open page is. Phones show only the page itself. */
export function Breadcrumbs({ label, parents, current }: BreadcrumbsProps) {
  return (
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
  )
}
