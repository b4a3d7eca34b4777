import { paymentParameter, paymentReturnPath } from '../../lib/payment-paths'
import { formatMoney } from '../../lib/money'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { isNotFound, isOpen, type Intent } from '../../platform/payments/intent'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import type { FieldTrouble } from './use-field-payment'

/** Why the last press did not pay (requirement PAYMENT-34). */
export function FieldTroubleNotice({ trouble, vendor }: { trouble: FieldTrouble; vendor: string }) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  switch (trouble.kind) {
    case 'notStored':
      return <Notice tone="error" strong={t('topUpFailed')} text={t('notStored')} />
    case 'notBegun':
      return <Notice tone="error" strong={t('topUpFailed')} text={t('nothingCharged')} />
    case 'noAnswer':
      return <Notice tone="error" strong={t('noAnswer', { vendor })} text={t('nothingCharged')} />
    case 'invalid': {
      const { words } = trouble
      const said = words === undefined ? undefined : t('says', { vendor, words })
      return <Notice tone="error" strong={t('refused')} text={said} />
    }
    case 'refused': {
      const { reason, reference } = trouble.intent
      return (
        <Notice
          tone="error"
          strong={t('topUpFailed')}
          text={reason === undefined ? t('nothingCharged') : t('bankSays', { words: reason })}
          reference={reference}
        />
      )
    }
    case 'failed':
      return (
        <Notice
          tone="error"
          strong={t('topUpFailed')}
          text={errorMessage(platform, trouble.error)}
          reference={errorReference(trouble.error)}
        />
      )
  }
}

interface RivalNoticeProps {
  readonly rival: Intent
  readonly home: string
  readonly leave: (address: string) => void
}

/** Warns about another payment before this one is made. */
export function RivalNotice({ rival, home, leave }: RivalNoticeProps) {
  const { site } = usePlatform()
  const t = useScreenTexts('pay')
  const { locale } = useTexts()
  const values = {
    amount: formatMoney(rival.amount, { locale, currency: site.config.siteCurrency }),
    name: rival.way.name,
  }
  return (
    <Notice
      tone="warning"
      strong={t(isNotFound(rival) ? 'rivalNotFound' : isOpen(rival) ? 'rivalOpen' : 'rivalDone', values)}
      action={
        <Button onPress={() => leave(`${home}${paymentReturnPath}?${paymentParameter}=${rival.id}`)}>
          {t('see')}
        </Button>
      }
    />
  )
}
