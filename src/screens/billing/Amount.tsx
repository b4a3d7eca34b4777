import { LoadingValue } from '../../engine/cells/CellValue'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'

interface AmountProps {
  /** In the site's currency; undefined while unknown, never guessed. */
  value: number | undefined
  /** The value is still loading. */
  awaited?: boolean
  /** Shows the sign of positive amounts: "+€250.00". */
  signed?: boolean
  tone?: 'dim' | 'error' | 'success' | undefined
}

/** An amount in the display currency; a skeleton bar while it loads, a question mark if it stays unknown. */
export function Amount({ value, awaited = false, signed = false, tone }: AmountProps) {
  const texts = useTexts()
  const money = useMoney()
  if (awaited) return <LoadingValue texts={texts} />
  if (value === undefined) return <span {...tooltip(texts.t('cell.unknownWhy'))}>?</span>
  const words = money.format(value)
  return (
    <Text numeric nowrap tone={tone}>
      {signed && value > 0 ? `+${words}` : words}
    </Text>
  )
}
