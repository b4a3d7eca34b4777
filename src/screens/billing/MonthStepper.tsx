import { useId } from 'react'
import type { Elements } from '../../engine/record/use-elements'
import { formatUtcMonth } from '../../lib/format-date'
import { errorMessage } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { IconButton } from '../../ui/form-controls/IconButton'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import styles from './billing.module.css'
import type { BilledMonth } from './usage-month'

interface MonthStepperProps {
  /** Newest first. */
  months: readonly BilledMonth[]
  month: BilledMonth
  /** State of loading the invoices of earlier months. */
  earlier: Pick<Elements, 'pending' | 'failure'>
  onChange: (month: BilledMonth) => void
}

/** Choice of a month: from a list, or previous and next. */
export function MonthStepper({ months, month, earlier, onChange }: MonthStepperProps) {
  const t = useScreenTexts('billing')
  const { t: word, locale } = useTexts()
  const at = months.indexOf(month)
  const platform = usePlatform()
  const reason = useId()
  const first = earlier.pending
    ? word('shell.loading')
    : earlier.failure
      ? errorMessage(platform, earlier.failure)
      : t('monthFirst')
  const step = (
    label: string,
    icon: 'chevron-left' | 'chevron-right',
    to: BilledMonth | undefined,
    why: string,
  ) => (
    <>
      <IconButton
        look="bordered"
        icon={icon}
        label={label}
        disabledBy={to ? undefined : `${reason}${icon}`}
        onPress={() => to && onChange(to)}
      />
      {!to && <VisuallyHidden id={`${reason}${icon}`}>{why}</VisuallyHidden>}
    </>
  )
  return (
    <div className={styles.stepper}>
      {step(t('monthBefore'), 'chevron-left', months[at + 1], first)}
      <div className={styles.choice}>
        <SelectInput
          bare
          label={t('month')}
          placeholder={t('month')}
          emptyText=""
          options={months.map(({ id, first }) => ({ value: id, label: formatUtcMonth(first, locale) }))}
          value={month.id}
          onChange={(id) => {
            const next = months.find((each) => each.id === id)
            if (next) onChange(next)
          }}
        />
      </div>
      {step(t('monthAfter'), 'chevron-right', months[at - 1], t('monthLast'))}
    </div>
  )
}
