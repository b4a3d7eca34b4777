import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useRef } from 'react'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { formatCharge, formatMoney } from '../../lib/money'
import { useOwner } from '../../platform/account/use-owner'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { components } from '../../generated/api-types'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { Sums } from '../../ui/typography/Sums'
import { Text } from '../../ui/typography/Text'
import { FieldsPanel } from './FieldsPanel'
import { FieldTroubleNotice, RivalNotice } from './FieldTroubleNotice'
import type { PayDocument } from './pay-document'
import styles from './pay.module.css'
import { useFieldPayment } from './use-field-payment'
import { useVendor } from './use-vendor'

interface PayByFieldsProps extends PayDocument {
  readonly processor: components['schemas']['PaymentProcessor'] & { readonly public_key: string }
  readonly account: BillingAccount
  /** Credit, in major units of the site's currency. */
  readonly amount: number
  /** URL of the form to go back to. */
  readonly back: string
}

const vendorName = 'Adyen'

/** Sum charged for an amount of credit; undefined until known. */
function useFinal(account: number, processor: string, amount: number) {
  const { client } = usePlatform()
  const { data, error, refetch } = useQuery(
    operationQuery(client, 'getFinalTopupAmount', {
      query: { billing_account_id: account, processor, amount },
    }),
  )
  const final = isRecord(data) && typeof data.final_amount === 'number' ? data.final_amount : undefined
  return { final, error, again: () => void refetch() }
}

/** Tops up by card in the fields of a hybrid processor (requirement PAYMENT-11); its page is the fallback. */
export function PayByFields(props: PayByFieldsProps) {
  const { processor, account, amount, home, load, loadStyle, adyenEnvironment, leave, back } = props
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const { locale } = useTexts()
  const formId = useId()
  // The payments of this browser are kept by user.
  const owner = useOwner()
  const node = useRef<HTMLDivElement>(null)
  const { siteCurrency } = platform.site.config
  const currency = processor.charge_currency_conversion?.to_currency ?? siteCurrency
  const { final, error, again } = useFinal(account.id, processor.keyword, amount)
  const { public_key: publicKey } = processor
  const { country } = account
  const create = useCallback(async () => {
    const { createAdyen } = await import('./vendors/adyen')
    return createAdyen({
      ...{ publicKey, locale, load, loadStyle, environment: adyenEnvironment },
      countryCode: country ?? undefined,
    })
  }, [publicKey, locale, load, loadStyle, adyenEnvironment, country])
  const { state, vendor } = useVendor(node, create)
  const { trouble, rivals, isBusy, pending, pay, payAtPage } = useFieldPayment(account.id, home, leave)
  const name = processor.name ?? processor.keyword
  const what = {
    ...{ account: account.id, amount, final, currency, processor: processor.keyword },
    names: { fields: t('cardBy', { name }), page: name },
  }
  const sum = final === undefined ? undefined : formatCharge(final, { locale, currency })
  const submit = (): void => {
    if (vendor.current && sum !== undefined) void pay(vendor.current, what)
  }
  const isMissing = state.kind === 'unusable' || state.kind === 'refused'
  const notLoaded = t('notLoaded', { vendor: vendorName })
  const waits =
    sum === undefined || owner === undefined
      ? t('calculating')
      : isMissing
        ? notLoaded
        : state.kind === 'loading'
          ? t('loading', { vendor: vendorName })
          : undefined
  return (
    <>
      {isBusy && <Notice tone="warning" strong={t('busy')} />}
      {rivals.map((rival) => (
        <RivalNotice key={rival.id} rival={rival} home={home} leave={leave} />
      ))}
      {trouble && <FieldTroubleNotice trouble={trouble} vendor={vendorName} />}
      {error !== null && (
        <Notice
          tone="error"
          strong={t('notCalculated')}
          text={errorMessage(platform, error)}
          reference={errorReference(error)}
          action={<Button onPress={again}>{t('again')}</Button>}
        />
      )}
      {isMissing && (
        <Notice
          tone="error"
          strong={notLoaded}
          text={t('notLoadedRest')}
          action={
            <>
              <Button pending={pending} onPress={() => void payAtPage(what)}>
                {t('atPage', { vendor: name })}
              </Button>
              <Button onPress={() => leave(window.location.href)}>{t('again')}</Button>
            </>
          }
        />
      )}
      <Sums
        label={t('summary')}
        lines={[
          {
            id: 'added',
            label: t('added'),
            value: formatMoney(amount, { locale, currency: siteCurrency }),
          },
        ]}
        total={{
          label: (
            <>
              {t('youPay')} <Text tone="faint">{t('withFee')}</Text>
            </>
          ),
          value: sum ?? t('calculating'),
        }}
      />
      <Form id={formId} className={styles.form} onSubmit={submit}>
        <FieldsPanel
          node={node}
          locked={pending}
          bar={t('fieldsBy', { vendor: vendorName })}
          loading={state.kind === 'loading' ? t('loading', { vendor: vendorName }) : undefined}
        />
        {pending && <div role="status">{t('checking', { vendor: vendorName })}</div>}
      </Form>
      <div className={styles.actions} data-keep-clear="">
        <Button onPress={() => leave(back)}>{t('cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" pending={pending} disabled={waits}>
          {sum === undefined ? t('payAny') : t(rivals.length > 0 ? 'payAnyway' : 'pay', { amount: sum })}
        </Button>
      </div>
    </>
  )
}
