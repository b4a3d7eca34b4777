import { Fragment, type ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { UiLink } from '../router-context'
import styles from './EmptyState.module.css'

/** Something that can be had at once. */
export interface Offer {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly icon: IconName
  /** Formatted: "€7.40 per month"; nothing where it depends. */
  readonly price?: string | undefined
}

/** Something that must be in place first. */
export interface Prerequisite {
  readonly id: string
  readonly label: string
  readonly done: boolean
  /** What happens without it. */
  readonly note?: string | undefined
  /** A link that gets it done. */
  readonly action?: ReactNode
}

interface FirstRunProps {
  readonly title: string
  readonly text: ReactNode
  readonly offers: readonly Offer[]
  readonly actions: ReactNode
  readonly prerequisites?: { readonly title: string; readonly items: readonly Prerequisite[] } | undefined
  /** More for the narrow column: where it can run. */
  readonly aside?: ReactNode
}

/** The first visit to an empty list: working offers with prices, not an illustration. */
export function FirstRun({ title, text, offers, actions, prerequisites, aside }: FirstRunProps) {
  return (
    <div className={styles.first}>
      <section>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        <div className={styles.offers}>
          {offers.map((offer) => (
            <UiLink key={offer.href} className={styles.offer} href={offer.href}>
              <Icon name={offer.icon} size={20} />
              <span className={styles.offerWords}>
                <span className={styles.offerTitle}>{offer.title}</span>
                <span className={styles.price}>{offer.text}</span>
              </span>
              {offer.price !== undefined && <bdi className={styles.price}>{offer.price}</bdi>}
            </UiLink>
          ))}
        </div>
        <div className={styles.actions}>{actions}</div>
      </section>
      <aside>
        {prerequisites && (
          <Fragment>
            <h3>{prerequisites.title}</h3>
            <ol className={styles.todo}>
              {prerequisites.items.map((item) => (
                <li key={item.id} className={cx(item.done && styles.done)}>
                  <Icon name={item.done ? 'circle-check' : 'circle'} />
                  <span className={styles.todoWords}>
                    {item.label}
                    {item.note !== undefined && <span className={styles.why}> — {item.note}</span>}
                  </span>
                  {item.action}
                </li>
              ))}
            </ol>
          </Fragment>
        )}
        {aside}
      </aside>
    </div>
  )
}
