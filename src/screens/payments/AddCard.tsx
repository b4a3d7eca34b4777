import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { newKey } from '../../api/new-key'
import { formatMoney } from '../../lib/money'
import { useOwner } from '../../platform/account/use-owner'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { rememberDecline, rememberVerification } from '../../platform/payments/remember-verification'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { TextInput } from '../../ui/form-controls/TextInput'
import type { AddMethodProps, OfferedProcessor } from './add-method-props'
import { addMethod, type AddingOptions, lookAgain } from './adding'
import { AddingNotices } from './AddingNotices'
import { createVendor, vendorNames, type VendorKeyword } from './create-vendor'
import { FieldsPanel } from './FieldsPanel'
import { fieldsReason } from './fields-reason'
import { FieldsProblem } from './FieldsProblem'
import styles from './pay.module.css'
import { PrimaryChoice } from './PrimaryChoice'
import { UnfinishedChecks } from './UnfinishedChecks'
import { useAdding, useAsking, usesFields } from './use-adding'
import { useVendor } from './use-vendor'

type AddCardProps = AddMethodProps & {
  readonly processor: OfferedProcessor & { readonly keyword: Exclude<VendorKeyword, 'paypal_vault'> }
}

/** Adds a card with the fields of its vendor, and shows the result (requirement PAYMENT-39). */
export function AddCard({ processor, account, home, load, leave, back }: AddCardProps) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const { locale } = useTexts()
  const formId = useId()
  // The payments of this browser are kept by user.
  useOwner()
  const node = useRef<HTMLDivElement>(null)
  const state = useAdding(leave, back)
  const { adding, pending, go, tell, forget } = state
  const [postalCode, setPostalCode] = useState('')
  const [makesPrimary, setMakesPrimary] = useState(false)
  const { keyword, publicKey, verificationAmount, asksHolder, hasPostalCode } = processor
  const vendorName = vendorNames[keyword]
  const method = useMemo(() => ({ account: account.id, keyword, session: newKey() }), [account.id, keyword])
  const verified = { keyword, amount: verificationAmount ?? 0, makesPrimary }
  const options: AddingOptions = {
    ...{ platform, method, home, asksHolder, makesPrimary, tell },
    remember: (verification) => rememberVerification(platform, verification, verified),
    rememberDecline: (card, error) => rememberDecline(platform, card, verified, error),
  }
  const create = useCallback(
    () => createVendor(platform, method, { load, publicKey, locale, returnUrl: `${home}/payment_return` }),
    [platform, method, load, publicKey, locale, home],
  )
  const { state: fields, vendor } = useVendor(node, create)
  useAsking(state, async () => (adding.at === 'pending' ? lookAgain(options, adding.card) : adding))

  const submit = (): void => {
    forget()
    const { current } = vendor
    if (current) go(() => addMethod(options, current, hasPostalCode ? { postalCode } : {}))
  }
  const isOpen = usesFields(state)
  return (
    <>
      {verificationAmount !== undefined && isOpen && (
        <Notice
          tone="default"
          strong={t('charged', {
            amount: formatMoney(verificationAmount, { locale, currency: platform.site.config.siteCurrency }),
          })}
          text={t('chargedRest')}
        />
      )}
      <FieldsProblem state={fields} vendor={vendorName} leave={leave} />
      {adding.at === 'fields' && <UnfinishedChecks account={account.id} />}
      <AddingNotices {...{ state, options, leave }} vendor={vendorName} />
      <Form id={formId} hidden={!isOpen} className={styles.form} onSubmit={submit}>
        <FieldsPanel
          node={node}
          locked={pending}
          bar={t('fieldsBy', { vendor: vendorName })}
          loading={fields.kind === 'loading' ? t('loading', { vendor: vendorName }) : undefined}
        />
        {hasPostalCode && (
          <FieldShell label={t('postalCode')} hint={t('postalCodeHelp')}>
            <TextInput value={postalCode} onChange={setPostalCode} autoComplete="postal-code" />
          </FieldShell>
        )}
        <PrimaryChoice account={account} value={makesPrimary} onChange={setMakesPrimary} />
        {adding.at !== 'fields' && <div role="status">{t('checking', { vendor: vendorName })}</div>}
      </Form>
      <div className={styles.actions} data-keep-clear="">
        <Button onPress={() => leave(back)}>{isOpen ? t('cancel') : t('back')}</Button>
        {isOpen && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={pending}
            disabled={fieldsReason(t, fields, vendorName)}
          >
            {t('save')}
          </Button>
        )}
      </div>
    </>
  )
}
