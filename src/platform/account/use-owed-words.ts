import { useMemo } from 'react'
import { withVat } from '../../lib/money'
import { useTexts } from '../i18n/use-texts'
import { useMoney } from '../money/use-money'
import { usePlatform } from '../platform'
import type { SiteConfig } from '../site/site'
import { accountBalance, accountName, isAccountOpen, type Payer } from './use-billing-account'

/** Whether any payment method adds a fee. */
export function addsFee({ paymentProcessors = [] }: Pick<SiteConfig, 'paymentProcessors'>): boolean {
  return paymentProcessors.some(
    ({ service_fee: fee }) => (fee?.flat_rate ?? 0) > 0 || (fee?.percentage ?? 0) > 0,
  )
}

/** Texts about debts of an account and their consequences. */
export interface OwedWords {
  /** "€71.49 before VAT, €88.65 with VAT, plus the fee of the payment"; undefined without debt. */
  owed: (account: Payer) => string | undefined
  /** Why an account cannot pay, and the remedy; undefined if it can. */
  closed: (account: Payer) => string | undefined
}

/** Texts about debts: the same sum everywhere, with VAT and fees. */
export function useOwedWords(): OwedWords {
  const texts = useTexts()
  const { site } = usePlatform()
  const { format, currency } = useMoney()
  return useMemo(() => {
    const { t } = texts
    const fee = addsFee(site.config)
    const owed = (account: Payer): string | undefined => {
      const debt = -accountBalance(account)
      if (debt <= 0) return undefined
      const vat = account.vat_percentage ?? 0
      const values = { amount: format(debt), withVat: format(withVat(debt, vat)) }
      if (vat > 0) return t(fee ? 'balance.owedVatFee' : 'balance.owedVat', values)
      return t(fee ? 'balance.owedFee' : 'balance.owed', values)
    }
    return {
      owed,
      closed: (account) => {
        if (isAccountOpen(account)) return undefined
        const name = accountName(account)
        const sum = account.restriction_level === 'FROZEN' ? owed(account) : undefined
        return sum === undefined
          ? t('balance.closed', { account: name })
          : t('balance.frozen', { account: name, owed: sum })
      },
    }
    // oxlint-disable-next-line react/exhaustive-deps -- money is new at each render; it depends on language and currency
  }, [texts, site, currency])
}
