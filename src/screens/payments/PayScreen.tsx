import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { operationQuery } from '../../api/queries'
import { takesCard } from '../../platform/account/method-processors'
import { accountName, accountsIn, chosenAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { useLazy } from '../../ui/lazy'
import { Text } from '../../ui/typography/Text'
import type { OfferedProcessor } from './add-method-props'
import { AddCard } from './AddCard'
import { AddWallet } from './AddWallet'
import { isVendorKeyword } from './create-vendor'
import { loadPayTexts } from './load-texts'
import styles from './pay.module.css'
import { PayByFields } from './PayByFields'
import type { PayDocument } from './pay-document'

interface PayScreenProps extends PayDocument {
  /** Logo of the brand. */
  readonly logo: ReactNode
  /** Keyword of the way to pay, from the URL. */
  readonly keyword: string
  /** Id of the billing account, from the URL; the one in use if omitted. */
  readonly account: number | undefined
  /** Credit to pay for, from the URL, in major units. */
  readonly amount: number | undefined
}

/** The site's processor of a keyword, if it is added with a vendor's fields. */
function useOffered(keyword: string): OfferedProcessor | undefined {
  const { site } = usePlatform()
  const found = site.config.paymentProcessors?.find((each) => each.keyword === keyword)
  if (!found?.public_key || !isVendorKeyword(keyword)) return undefined
  return {
    keyword,
    publicKey: found.public_key,
    verificationAmount: found.verification_amount ?? undefined,
    asksHolder: found.use_3ds_verification === true,
    hasPostalCode: found.show_postalcode_input === true,
  }
}

/** The processor whose fields take a card for a top-up. */
function useFieldsProcessor(keyword: string) {
  const { site } = usePlatform()
  return site.config.paymentProcessors?.filter(takesCard).find((each) => each.keyword === keyword)
}

/**
 * Document in which a way to pay is added, or a top-up is paid by card. It runs the vendor's script, and no other part of the
 * console.
 */
export function PayScreen({ logo, keyword, account: wished, amount, ...document }: PayScreenProps) {
  const { home, leave } = document
  const platform = usePlatform()
  const { client, session, site, texts } = platform
  useLazy(loadPayTexts, texts)
  const t = useScreenTexts('pay')
  const { apiKey } = useStore(session)
  const hybrid = useFieldsProcessor(keyword)
  const title = t(hybrid ? 'titlePay' : keyword === 'paypal_vault' ? 'titlePaypal' : 'title')
  usePage({ title, parents: [] })
  const processor = useOffered(keyword)
  const answer = useQuery({
    ...operationQuery(client, 'listBillingAccounts', {}),
    enabled: apiKey !== undefined && (processor ?? hybrid) !== undefined,
  })
  const { current, accounts } = chosenAccount(accountsIn(answer.data), wished)
  const account = wished === undefined ? current : accounts.find(({ id }) => id === wished)
  const billing = `${home}/billing/account`
  const back = account ? `${billing}/${account.id}` : billing
  // The account page asks to log in, and links back here: from the top-up form, or from the methods.
  const from = hybrid ? 'do=addCredit' : 'tab=methods'
  const signInAt = wished === undefined ? billing : `${billing}/${wished}?${from}`
  const backButton = <Button onPress={() => leave(back)}>{t('back')}</Button>

  const content = (): ReactNode => {
    if (apiKey === undefined)
      return (
        <Notice
          tone="info"
          strong={t('signedOut')}
          action={
            <Button variant="primary" onPress={() => leave(signInAt)}>
              {t('logIn')}
            </Button>
          }
        />
      )
    if (!processor && !hybrid) return <Notice tone="error" strong={t('unavailable')} action={backButton} />
    if (answer.isError)
      return (
        <Notice
          tone="error"
          strong={errorMessage(platform, answer.error)}
          reference={errorReference(answer.error)}
          action={backButton}
        />
      )
    if (answer.isPending) return null
    if (!account) return <Notice tone="error" strong={t('noAccount')} action={backButton} />
    if (hybrid)
      return amount === undefined ? (
        <Notice tone="error" strong={t('noAmount')} action={backButton} />
      ) : (
        <PayByFields
          {...document}
          {...{ processor: hybrid, account, amount }}
          back={`${back}?do=addCredit`}
        />
      )
    if (!processor) return null
    const { keyword: vendor } = processor
    return vendor === 'paypal_vault' ? (
      <AddWallet {...document} {...{ processor, account, back }} />
    ) : (
      <AddCard {...document} {...{ account, back }} processor={{ ...processor, keyword: vendor }} />
    )
  }
  return (
    <main>
      <Page>
        <div className={styles.page}>
          <div className={styles.brand}>
            {logo}
            <Text strong>{site.config.siteName}</Text>
          </div>
          <PageHeader
            title={title}
            description={account && t('intro', { site: site.config.siteName, account: accountName(account) })}
          />
          <SectionBoundary place={`${keyword} ${account?.id ?? ''}`}>{content()}</SectionBoundary>
        </div>
      </Page>
    </main>
  )
}
