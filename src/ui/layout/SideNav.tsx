import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import type { ButtonBehaviour } from '../form-controls/button-behaviour'
import { Icon } from '../Icon'
import { UiLink } from '../router-context'
import styles from './SideNav.module.css'

/** A navigation link. */
export interface NavItem {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  /** The open page is this or below. */
  readonly current: boolean
  /** Shown in a phone's tab bar (up to four). */
  readonly phone?: boolean | undefined
}

interface SideNavProps {
  /** Name of the landmark: "Main". */
  readonly label: string
  readonly home: { readonly href: string; readonly label: string; readonly logo: ReactNode }
  /** Groups of links, separated by lines. */
  readonly groups: readonly (readonly NavItem[])[]
  /** Links at the bottom: support. */
  readonly foot: readonly NavItem[]
  /** Menu of the remaining links on phones. */
  readonly more?:
    | ({
        readonly label: string
        /** The open page is among them. */
        readonly current?: boolean | undefined
      } & Pick<ButtonBehaviour, 'onPress' | 'onIntent' | 'popup' | 'ref'>)
    | undefined
}

function Item({ item, first = false }: { readonly item: NavItem; readonly first?: boolean }) {
  return (
    <li data-phone={item.phone ? '' : undefined} className={first ? styles.groupStart : undefined}>
      <UiLink className={styles.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
        <Icon name={item.icon} size={20} />
        <span className={styles.label}>{item.label}</span>
      </UiLink>
    </li>
  )
}

/** Main navigation: a column of 80 px with labelled icons, on phones a bar of five. */
export function SideNav({ label, home, groups, foot, more }: SideNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <UiLink className={styles.home} href={home.href} aria-label={home.label}>
        {home.logo}
      </UiLink>
      <ul>
        {groups.flatMap((items, group) =>
          items.map((item, index) => <Item key={item.href} item={item} first={group > 0 && index === 0} />),
        )}
      </ul>
      <ul className={styles.foot}>
        {foot.map((item) => (
          <Item key={item.href} item={item} />
        ))}
        {more && (
          <li className={styles.phoneOnly} data-phone="">
            <button
              type="button"
              className={styles.item}
              ref={more.ref}
              aria-current={more.current ? 'true' : undefined}
              aria-haspopup={more.popup?.kind}
              aria-expanded={more.popup?.expanded}
              onClick={more.onPress}
              onPointerEnter={more.onIntent}
              onFocus={more.onIntent}
            >
              <Icon name="menu" size={20} />
              <span className={styles.label}>{more.label}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
