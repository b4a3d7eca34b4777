import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Segmented } from '../../ui/form-controls/Segmented'
import { useParameter } from './use-parameter'

/** Choice between the usage of a month and the report of months. */
export function ViewChoice() {
  const t = useScreenTexts('billing')
  const [view, setView] = useParameter('view')
  return (
    <Segmented
      label={t('view')}
      options={[
        { value: 'month', label: t('month') },
        { value: 'months', label: t('months') },
      ]}
      value={view === 'months' ? 'months' : 'month'}
      onChange={(next) => setView(next === 'months' ? next : null)}
    />
  )
}
