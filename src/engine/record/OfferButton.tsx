import type { ComponentProps } from 'react'
import { Button } from '../../ui/form-controls/Button'
import { prefetchActionDialog } from '../actions/ActionHost'
import { OriginBox } from '../data/OriginBox'
import type { Offer } from '../jobs/offer'
import { useDetail, useOffers } from './detail-context'
import styles from './detail.module.css'

interface OfferButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'icon'> {
  offer: Offer
}

/** Button of an action; disabled with a reason if not possible. */
export function OfferButton({ offer: { action, label, reason }, ...look }: OfferButtonProps) {
  const { target, actions } = useDetail()
  return (
    <OriginBox part={action}>
      <Button
        {...look}
        disabled={reason ?? false}
        onIntent={prefetchActionDialog}
        onPress={() => actions.start(action, target)}
      >
        {label}
      </Button>
    </OriginBox>
  )
}

/** Buttons above a section. */
export function SectionButtons({ ids }: { ids: readonly string[] }) {
  const offers = useOffers(ids)
  if (offers.length === 0) return null
  return (
    <span className={styles.actions}>
      {offers.map((offer) => (
        <OfferButton key={offer.action.id} offer={offer} size="sm" icon={offer.action.icon} />
      ))}
    </span>
  )
}
