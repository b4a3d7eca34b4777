import { useCallback } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import type { MonthSum } from '../data/record-item'

/** Formats a monthly sum, as a minimum if parts of it are unknown; `…` while no part is known and some are being read. */
export function useMonthWords(): (sum: MonthSum) => string {
  const t = useScreenTexts('overview')
  const money = useMoney()
  return useCallback(
    ({ amount, partial, awaited }) => {
      if (awaited && amount === 0) return '…'
      return partial ? t('atLeast', { amount: money.format(amount) }) : money.format(amount)
    },
    [t, money],
  )
}
