import { entryOf, hasResource } from '../../engine/data/load-resource'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useTheme } from '../theme'
import { useThemeTexts } from '../theme-texts'

/** Path of a type's create form; undefined if the console or the site has none. */
function useCreatePath(type: string): string | undefined {
  const { site } = usePlatform()
  if (!hasResource(type)) return undefined
  const { routes, feature } = entryOf(type).summary
  return feature === null || site.feature(feature) ? (routes.create ?? undefined) : undefined
}

/** A bar that leads to a create form. */
export interface Offer {
  id: string
  strong: string
  text?: string | undefined
  href: string
  label: string
}

/** The first credit, or the offer of the theme; both lead to a create form. */
export function useOffer(): Offer | undefined {
  const t = useScreenTexts('notifications')
  const { site } = usePlatform()
  const money = useMoney()
  const { offer } = useThemeTexts(useTheme())
  const { accounts, current, known } = useBillingAccounts()
  const account = useCreatePath('billing_account')
  const machine = useCreatePath('virtual_machine')
  const credit = site.config.firstAccountCredit ?? 0
  if (known && credit > 0 && accounts.length === 0 && account !== undefined)
    return {
      id: 'first credit',
      strong: t('bars.firstCredit', { amount: money.format(credit) }),
      text: t('bars.firstCreditText'),
      href: account,
      label: t('bars.createAccount'),
    }
  if (machine === undefined) return undefined
  if (known && credit > 0 && current?.advertise_free_credit === true)
    return {
      id: 'free credit',
      strong: t('bars.freeCredit', { amount: money.format(credit) }),
      text: t('bars.freeCreditText'),
      href: machine,
      label: t('bars.createMachine'),
    }
  if (offer === undefined) return undefined
  return { id: `offer ${offer}`, strong: offer, href: machine, label: t('bars.createMachine') }
}
