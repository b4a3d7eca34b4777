import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'
import { usePopover } from '../../ui/overlay/use-popover'
import styles from './phone-filters.module.css'

interface PhoneFiltersProps {
  /** The choices, below each other. */
  children: ReactNode
  /** What else there is to do with the list. */
  end?: ReactNode
}

/** The choices of a list behind one button: a phone has no room for a row of them. */
export function PhoneFilters({ children, end }: PhoneFiltersProps) {
  const { t } = useTexts()
  const trigger = useRef<HTMLButtonElement>(null)
  const sheet = usePopover({
    label: t('list.filters'),
    content: () => (
      <div className={styles.sheet}>
        {children}
        {end !== undefined && <div className={styles.sheetEnd}>{end}</div>}
      </div>
    ),
  })
  return (
    <>
      <IconButton
        icon="list-filter"
        look="bordered"
        label={t('list.filters')}
        {...sheet.trigger}
        ref={sheet.trigger.ref ?? trigger}
      />
      {sheet.popover}
    </>
  )
}
