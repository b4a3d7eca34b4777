import { useDetail } from './detail-context'
import { prefetchActionDialog } from '../actions/ActionHost'
import { Button } from '../../ui/form-controls/Button'
import { MadeBy } from '../data/MadeBy'
import styles from './detail.module.css'

/** Buttons for actions of the record above a section; one that cannot be done says why. */
export function SectionButtons({ ids }: { ids: readonly string[] }) {
  const { resource, target, actions } = useDetail()
  const offers = actions.offers(
    ids.flatMap((id) => resource.actions[id] ?? []),
    target,
  )
  if (offers.length === 0) return null
  return (
    <span className={styles.actions}>
      {offers.map(({ action, label, reason }) => (
        <MadeBy key={action.id} part={action}>
          <Button
            size="sm"
            icon={action.icon}
            disabled={reason ?? false}
            onIntent={prefetchActionDialog}
            onPress={() => actions.start(action, target)}
          >
            {label}
          </Button>
        </MadeBy>
      ))}
    </span>
  )
}
