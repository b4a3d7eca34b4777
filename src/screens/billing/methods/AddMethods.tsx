import { useState } from 'react'
import { payPath } from '../../../lib/pay-path'
import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import { methodProcessors } from '../../../platform/account/method-processors'
import { restrictionOf } from '../../../platform/account/restriction'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import { Panel, PanelRow } from '../../../ui/layout/Panel'
import { Section } from '../../../ui/layout/Section'
import { lazyPart, useLazyPart } from '../../../ui/lazy'
import { methodDetails, type Card } from '../payment-method'
import type { MethodDialogProps } from './MethodDialog'
import { useChargeMoney } from '../paying/use-charge-money'
import { useFeeWords } from '../paying/use-fee-words'
import { useMethodWords } from '../use-method-words'
import { useMethodCall } from './use-method-call'

const dialogPart = lazyPart<MethodDialogProps>(async () => (await import('./MethodDialog')).MethodDialog)

interface AddMethodsProps {
  account: BillingAccount
  methods: readonly Card[]
}

/** Payment methods that can be added on this site, and the application to pay by invoice (PAYMENT-18). */
export function AddMethods({ account, methods }: AddMethodsProps) {
  const t = useScreenTexts('methods')
  const bill = useScreenTexts('billing')
  const { t: word } = useTexts()
  const { money } = useChargeMoney()
  const feeWords = useFeeWords()
  const nameOf = useMethodWords()
  const { site, basePath } = usePlatform()
  const { pending, call } = useMethodCall()
  const [applies, setApplies] = useState(false)
  const Dialog = useLazyPart(dialogPart, applies)
  const kinds = useKeyKinds()
  const limit = limitOf(kinds, 'createCard')
  const processors = limit === undefined ? methodProcessors(site) : []
  const hasInvoices = (site.config.paymentProcessors ?? []).some(({ type }) => type === 'invoice')
  const isAsked = methods.some((card) => methodDetails(card).type === 'invoice')
  if (processors.length === 0 && (!hasInvoices || isAsked)) return null
  // The same wallet can be added twice, so saved ones are named; cards differ by their digits.
  const wallets = (keyword: string) =>
    methods.filter((card) => methodDetails(card).type === 'paypal' && card.processor?.keyword === keyword)
  const restriction = restrictionOf(account)
  // A frozen account needs a method to pay; suspended and terminated ones do not.
  const closed =
    restriction === 'suspended' || restriction === 'terminated'
      ? bill(`restricted.${restriction}`)
      : undefined
  const barred = limitOf(kinds, 'applyForInvoicePayment')
  return (
    <Section title={t('add')}>
      <Panel>
        {processors.map(({ keyword, name = keyword, service_fee: fee, verification_amount: charged }) => (
          <PanelRow
            key={keyword}
            title={name}
            action={
              closed === undefined ? (
                <LinkButton icon="plus" document href={payPath(basePath, keyword, account.id)}>
                  {t('addOf', { name })}
                </LinkButton>
              ) : (
                <Button icon="plus" disabled={closed}>
                  {t('addOf', { name })}
                </Button>
              )
            }
          >
            {[
              t('feeOf', { fee: feeWords(fee) }),
              // A wallet is verified by its owner's consent: nothing is charged.
              keyword === 'paypal_vault' || charged == null || charged === 0
                ? t('notCharged')
                : t('addText', { amount: money(charged, site.config.siteCurrency) }),
              ...[...new Set(wallets(keyword).map(nameOf))].map((name) => t('walletSaved', { name })),
            ].join(' ')}
          </PanelRow>
        ))}
        {hasInvoices && !isAsked && (
          <PanelRow
            title={t('byInvoice')}
            action={
              <Button
                disabled={barred === undefined ? (closed ?? false) : word(limitTexts[barred])}
                onPress={() => setApplies(true)}
              >
                {t('apply')}
              </Button>
            }
          >
            {t('byInvoiceText')}
          </PanelRow>
        )}
      </Panel>
      {applies && Dialog && (
        <Dialog
          title={t('applyTitle')}
          text={t('applyText', { email: account.email })}
          confirm={{ label: t('applyNow'), danger: false }}
          pending={pending}
          onConfirm={() => call('applyForInvoicePayment', { billing_account_id: account.id }, t('applied'))}
          onClose={() => setApplies(false)}
        />
      )}
    </Section>
  )
}
