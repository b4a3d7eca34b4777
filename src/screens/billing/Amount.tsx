import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'

interface AmountProps {
  /** In the site's currency; undefined while it is not known, which is never guessed. */
  value: number | undefined
  /** With its sign also where it is positive: "+€250.00". */
  signed?: boolean
  tone?: 'dim' | 'error' | 'success' | undefined
}

/** An amount in the chosen currency; a question mark where a part of it has not answered. */
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
