import { useState } from 'react'
import { currencySymbol, formatRoundMoney } from '../../../lib/money'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { errorMessage, errorReference } from '../../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { SkeletonLines } from '../../../ui/feedback/Skeleton'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { FieldShell } from '../../../ui/form-controls/FieldShell'
import { Form } from '../../../ui/form-controls/Form'
import { NumberInput } from '../../../ui/form-controls/NumberInput'
import { Segmented } from '../../../ui/form-controls/Segmented'
import { PromotionLine } from '../PromotionLine'
import { PayTrouble } from './PayTrouble'
import styles from './paying.module.css'
import { TopUpSums } from './TopUpSums'
import { useAmountWords } from './use-amount-words'
import { useChargeMoney } from './use-charge-money'
import type { TopUp } from './use-top-up'
import { WayTiles } from './WayTiles'

interface TopUpFormProps {
  readonly id: string
  readonly account: BillingAccount
  readonly topUp: TopUp
  readonly onSubmit: () => void
}

/** Amount with presets, ways to pay, and the price. */
export function TopUpForm({ id, account, topUp, onSubmit }: TopUpFormProps) {
  const platform = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { money } = useChargeMoney()
  const { siteCurrency } = platform.site.config
  const [left, setLeft] = useState(false)
  const amountWords = useAmountWords()
  const problem = topUp.problem && amountWords(topUp.problem, topUp.amount)
  const { amount, setAmount, presets, minimum, ways, way } = topUp
  return (
    <Form
      id={id}
      className={styles.form}
      onSubmit={() => {
        setLeft(true)
        onSubmit()
      }}
    >
      <PayTrouble sending={topUp} name={way?.processor.name ?? ''} failed={t('failed')} />
      <div className={styles.amount}>
        <FieldShell label={t('amount')} error={left ? problem : undefined}>
          <NumberInput
            locale={locale}
            name="amount"
            autoFocus
            value={amount}
            onChange={setAmount}
            onBlur={() => setLeft(true)}
            prefix={currencySymbol({ locale, currency: siteCurrency })}
            currency={siteCurrency}
            unit={minimum > 0 ? t('least', { amount: money(minimum, siteCurrency) }) : undefined}
          />
        </FieldShell>
        <Segmented
          label={t('presets')}
          value={String(amount)}
          onChange={(preset) => {
            setAmount(Number(preset))
            setLeft(true)
          }}
          options={presets.map((each) => ({
            value: String(each),
            label: formatRoundMoney(each, { locale, currency: siteCurrency }),
          }))}
        />
      </div>
      {topUp.waysFailure != null ? (
        <Notice
          tone="error"
          strong={errorMessage(platform, topUp.waysFailure)}
          reference={errorReference(topUp.waysFailure)}
          action={<Button onPress={topUp.retryWays}>{word('action.retry')}</Button>}
        />
      ) : ways === undefined ? (
        <SkeletonLines widths={['100%', '100%', '100%']} />
      ) : ways.length === 0 ? (
        <Notice tone="warning" strong={t('noWay')} text={t('noWayText')} />
      ) : (
        <WayTiles
          ways={ways}
          first={topUp.firstWays}
          way={way}
          isGone={topUp.isWayGone}
          setWay={topUp.setWay}
        />
      )}
      {account.eligible_promotions?.map((promotion, index) => (
        <div key={`${promotion.credit_type} ${index}`}>
          <PromotionLine promotion={promotion} />
        </div>
      ))}
      {way !== undefined && topUp.problem === undefined && <TopUpSums account={account} topUp={topUp} />}
    </Form>
  )
}
