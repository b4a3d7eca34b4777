import { listed } from '../../../lib/format-list'
import { useState } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Button } from '../../../ui/form-controls/Button'
import { FieldGroup } from '../../../ui/form-controls/FieldShell'
import { RadioTiles } from '../../../ui/form-controls/RadioTiles'
import { methodDetails, type Card } from '../payment-method'
import { useDistinctMethods } from '../use-distinct-methods'
import { useMethodWords } from '../use-method-words'
import { useFeeWords } from './use-fee-words'
import type { OfferedWay } from './ways'

interface WayTilesProps {
  readonly ways: readonly OfferedWay[]
  /** How many are shown at once; the others on request. */
  readonly first: number
  readonly way: OfferedWay | undefined
  /** The chosen one is no longer offered. */
  readonly isGone: boolean
  readonly setWay: (id: string) => void
}

/** Ways to pay with their fees. */
export function WayTiles({ ways, first, way, isGone, setWay }: WayTilesProps) {
  const t = useScreenTexts('payments')
  const word = useScreenTexts('billing')
  const { locale } = useTexts()
  const feeWords = useFeeWords()
  const nameOf = useMethodWords()
  const [all, setAll] = useState(ways.length <= first + 1)
  const shown = all ? ways : ways.filter((each, nth) => nth < first || each === way)
  const { details } = useDistinctMethods(ways.flatMap(({ card }) => card ?? []))
  const expiryOf = (card: Card): string | undefined => {
    const { expiry } = methodDetails(card)
    return expiry === '' ? undefined : word('expires', { expiry })
  }
  const hidden = ways.length - shown.length
  return (
    <FieldGroup label={t('with')} error={isGone ? t('wayGone') : undefined}>
      <RadioTiles
        columns={1}
        value={way?.id}
        onChange={setWay}
        options={shown.map((each) => ({
          value: each.id,
          title: each.card ? nameOf(each.card) : each.way.name,
          description: each.card && (listed(details(each.card), locale) || expiryOf(each.card)),
          end: feeWords(each.processor.service_fee),
        }))}
      />
      {hidden > 0 && (
        <Button variant="link" onPress={() => setAll(true)}>
          {t('moreWays', { count: hidden })}
        </Button>
      )}
    </FieldGroup>
  )
}
