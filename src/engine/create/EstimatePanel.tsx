import {
  accountBalance,
  accountName,
  isAccountOpen,
  useBillingAccounts,
  type ChargedAccount,
  type Payer,
} from '../../platform/account/use-billing-account'
import { useOwedWords } from '../../platform/account/use-owed-words'
import { useTexts } from '../../platform/i18n/use-texts'
import { useCurrencies, useMoney, type MoneyView } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import type { SelectOption } from '../../ui/form-controls/select-model'
import { Estimate } from '../../ui/layout/Estimate'
import { LinkText } from '../../ui/typography/LinkText'
import { accountPath, createAccountPath } from '../../platform/account/account-path'
import { BalanceForecast } from './BalanceForecast'
import type { EstimateView } from './use-estimate'
import styles from './create.module.css'

/** Currencies offered beside the title, including the current one; the profile has all of them. */
const offered = 3

/** Estimated cost by part, per month and hour, with VAT, in the display currency. */
export function EstimatePanel({ view }: { view: EstimateView }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const { choices, chosen, choose } = useCurrencies()
  const { converted } = useMoney()
  const { current } = useBillingAccounts()
  const { vat_percentage: vat, discount_percentage: discount } = current ?? {}
  const first = choices.slice(0, offered)
  const shown = choices.filter((choice) => first.includes(choice) || choice.code === chosen)
  const options = shown.map(({ code }) => ({ value: code, label: code }))
  const notes = [
    ...(view.complete ? [] : [t('wizard.incomplete')]),
    t('wizard.fullMonth'),
    ...(converted ? [t('wizard.converted', { currency: site.config.siteCurrency })] : []),
  ]
  return (
    <Estimate
      title={t('wizard.estimate')}
      currency={
        options.length > 1 ? (
          <Segmented
            size="sm"
            label={t('wizard.currency')}
            options={options}
            value={chosen}
            onChange={choose}
          />
        ) : undefined
      }
      lines={view.lines}
      total={{ label: t('wizard.perMonth'), amount: view.month }}
      extra={[
        { id: 'hour', label: t('wizard.perHour'), amount: view.hour },
        ...(view.discounted === undefined || !discount
          ? []
          : [{ id: 'discount', label: t('wizard.discounted', { discount }), amount: view.discounted }]),
        ...(view.withVat === undefined || !vat
          ? []
          : [{ id: 'vat', label: t('wizard.withVat', { vat }), amount: view.withVat }]),
      ]}
      note={notes.join(' ')}
    />
  )
}

/** Options for the paying account. Outside the component, because React Compiler skips components with getters. */
const accountOptions = (
  accounts: readonly Payer[],
  money: MoneyView,
  closedBy: (account: Payer) => string,
): SelectOption[] =>
  accounts.map((account) => ({
    value: String(account.id),
    label: accountName(account),
    // Amounts are formatted when the list is open: there may be thousands.
    get note() {
      return `— ${money.format(accountBalance(account))}`
    },
    disabledReason: isAccountOpen(account) ? undefined : closedBy(account),
  }))

/** The billing account that pays, and how long its balance lasts. */
export function AccountChoice({
  view,
  charged,
}: {
  view: EstimateView | undefined
  charged: ChargedAccount
}) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const money = useMoney()
  const { accounts, choose, known, failed, replaced } = charged
  const current = replaced === undefined ? charged.current : undefined
  const { owed: owedWords } = useOwedWords()
  const page = current && !isAccountOpen(current) ? accountPath(current.id) : undefined
  const isLoading = !known && !failed
  const closedBy = (account: Payer): string => {
    const owed = account.restriction_level === 'FROZEN' ? owedWords(account) : undefined
    return owed === undefined ? t('wizard.accountClosed') : t('wizard.accountOwes', { owed })
  }
  const closed = known && current && !isAccountOpen(current) ? closedBy(current) : undefined
  const error = replaced === undefined ? closed : t('wizard.accountReplaced', { account: replaced })
  // The disabled button gives the reason; this shows the remedy.
  const none = known && !charged.current
  const create = none ? createAccountPath(site) : undefined
  return (
    <div className={styles.account}>
      <FieldShell
        label={t('wizard.account')}
        hint={current && view && <BalanceForecast account={current} view={view} />}
        error={error}
      >
        <SelectInput
          label={t('wizard.account')}
          value={current && String(current.id)}
          onChange={(id) => choose(Number(id))}
          options={accountOptions(accounts, money, closedBy)}
          placeholder={isLoading ? t('form.loadingOptions') : t(none ? 'form.none' : 'form.choose')}
          emptyText={isLoading ? t('form.loadingOptions') : t('wizard.noAccount')}
        />
      </FieldShell>
      {page !== undefined && <LinkText href={page}>{t('wizard.showAccount')}</LinkText>}
      {create !== undefined && <LinkText href={create}>{t('wizard.createAccount')}</LinkText>}
    </div>
  )
}
