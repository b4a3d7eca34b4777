import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import styles from './billing.module.css'
import { nowhere, type UsedThing } from './usage-month'

interface PlaceChoiceProps {
  things: readonly UsedThing[]
  /** Null for all. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Choice of one location of the items, or all; "no location" comes last. */
export function PlaceChoice({ things, value, onChange }: PlaceChoiceProps) {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  const places = [...new Set(things.map((thing) => thing.location ?? nowhere))].toSorted(
    (one, other) => Number(one === nowhere) - Number(other === nowhere),
  )
  return (
    <div className={styles.choice}>
      <SelectInput
        bare
        label={t('location')}
        placeholder={t('allLocations')}
        emptyText=""
        options={[
          { value: '', label: t('allLocations') },
          ...places.map((slug) => ({
            value: slug,
            label: slug === nowhere ? t('nowhere') : (site.location(slug)?.display_name ?? slug),
          })),
        ]}
        value={value ?? ''}
        onChange={onChange}
      />
    </div>
  )
}
