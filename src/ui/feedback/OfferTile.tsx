import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { UiLink } from '../router-context'
import styles from './OfferTile.module.css'

interface OfferTileProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** Size: "1 vCPU · 1 GB · 20 GB". */
  readonly size?: string | undefined
  /** Formatted price: "€7.40"; undefined if it varies. */
  readonly price?: string | undefined
  /** Unit after the price: "per month". */
  readonly unit?: string | undefined
  /** Below the price: how long the credit covers it. */
  readonly note?: string | undefined
  /** A line with the price at its end, or a card with the price at its bottom. */
  readonly look?: 'line' | 'card' | undefined
}

/** A link to a prefilled create form, with its price; the whole tile is the link. */
export function OfferTile({
  href,
  icon,
  title,
  text,
  size,
  price,
  unit,
  note,
  look = 'line',
}: OfferTileProps) {
  const card = look === 'card'
  const below = note !== undefined && <span className={styles.unit}>{note}</span>
  return (
    <UiLink className={cx(styles.offer, card && styles.card)} href={href}>
      <Icon name={icon} size={20} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.more}>{text}</span>
        {size !== undefined && <span className={styles.more}>{size}</span>}
        {!card && below}
      </span>
      {price !== undefined && (
        <span className={styles.cost}>
          <span>
            <bdi className={styles.price}>{price}</bdi> <span className={styles.unit}>{unit}</span>
          </span>
          {card && below}
        </span>
      )}
    </UiLink>
  )
}
