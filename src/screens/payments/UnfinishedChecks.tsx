import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { shape } from '../../generated/answers/listCards'
import { decodeItems } from '../../lib/answer-shape'
import { safeHref, webPages } from '../../lib/safe-href'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { paymentsOf } from '../../platform/payments/payments'
import { leftVerification } from '../../platform/payments/stored-verification'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'

/** Cards of an account whose verification was left unfinished at the bank, with a link back there. */
export function UnfinishedChecks({ account }: { readonly account: number }) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const intents = useStore(paymentsOf(platform))
  const { data } = useQuery(
    operationQuery(platform.client, 'listCards', { query: { billing_account_id: account } }),
  )
  return decodeItems(shape, data).items.map((card) => {
    const left = leftVerification(intents, card)
    const page = safeHref(left?.page, webPages)
    if (left === undefined || page === undefined) return null
    return (
      <Notice
        key={card.id}
        tone="info"
        strong={t('unfinished', { name: left.way.name })}
        text={t('unfinishedRest')}
        action={
          <LinkButton document href={page}>
            {t('finishAtBank')}
          </LinkButton>
        }
      />
    )
  })
}
