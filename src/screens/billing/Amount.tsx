import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'

interface AmountProps {
  /** In the site's currency; undefined while unknown, never guessed. */
  value: number | undefined
  /** Shows the sign of positive amounts: "+€250.00". */
  signed?: boolean
  tone?: 'dim' | 'error' | 'success' | undefined
}

/** An amount in the display currency; a question mark while a part is unknown. */
export function Amount({ value, signed = false, tone }: AmountProps) {
  const { t } = useTexts()
  const money = useMoney()
  if (value === undefined) return <span {...tooltip(t('cell.unknownWhy'))}>?</span>
  const words = money.format(value)
  return (
    <Text numeric nowrap tone={tone}>
      {signed && value > 0 ? `+${words}` : words}
    </Text>
  )
}
