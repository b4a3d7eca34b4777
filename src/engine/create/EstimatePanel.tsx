import {
  accountBalance,
  accountName,
  isAccountOpen,
  useBillingAccounts,
} from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useCurrencies, useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Estimate } from '../../ui/layout/Estimate'
import type { EstimateView } from './use-estimate'
import styles from './create.module.css'

/** Currencies offered beside the title; more are in the profile. */
const offered = 3

/** What it will cost, by part, per month and hour, with VAT, in the currency the customer likes to read. */
export function EstimatePanel({ view }: { view: EstimateView }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const { choices, chosen, choose } = useCurrencies()
  const { converted } = useMoney()
  const { current } = useBillingAccounts()
  const vat = current?.vat_percentage
  const options = choices.slice(0, offered).map(({ code }) => ({ value: code, label: code }))
  const notes = [
    ...(view.complete ? [] : [t('wizard.incomplete')]),
    t('wizard.fullMonth'),
    ...(converted ? [t('wizard.converted', { currency: site.config.siteCurrency })] : []),
  ]
  return (
    <Estimate
      title={t('wizard.estimate')}
      currency={
        options.length > 1 && options.some((option) => option.value === chosen) ? (
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
        ...(view.withVat === undefined || !vat
          ? []
          : [{ id: 'vat', label: t('wizard.withVat', { vat }), amount: view.withVat }]),
      ]}
      note={notes.join(' ')}
    />
  )
}

/** The billing account new things are charged to, and how long its balance lasts. */
export function AccountChoice({ view }: { view: EstimateView | undefined }) {
  const { t } = useTexts()
  const money = useMoney()
  const { accounts, current, choose, known } = useBillingAccounts()
  const days = view?.days
  const lasts =
    days === undefined
      ? view && t('wizard.lastsUnknown')
      : days > 365
        ? t('wizard.lastsLong')
        : days < 1
          ? t('wizard.noBalance')
          : t('wizard.lasts', { count: days })
  const error = !known
    ? undefined
    : !current
      ? t('wizard.noAccount')
      : isAccountOpen(current)
        ? undefined
        : t('wizard.accountClosed')
  return (
    <div className={styles.account}>
      <FieldShell label={t('wizard.account')} hint={lasts} error={error}>
        <SelectInput
          label={t('wizard.account')}
          value={current && String(current.id)}
          onChange={(id) => choose(Number(id))}
          options={accounts.map((account) => ({
            value: String(account.id),
            label: accountName(account),
            note: `— ${money.format(accountBalance(account))}`,
            disabledReason: isAccountOpen(account) ? undefined : t('wizard.accountClosed'),
          }))}
          placeholder={t('form.choose')}
          emptyText={t('wizard.noAccount')}
        />
      </FieldShell>
    </div>
  )
}
