import { listed } from '../../lib/format-list'
import { ReadState } from '../../engine/record/ReadState'
import { takesPayments } from '../../platform/account/takes-payments'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Badge } from '../../ui/feedback/Badge'
import { FactsTitle } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { MethodBrand } from './MethodBrand'
import { useMethodState } from './methods/use-method-state'
import { daysLeft, methodDetails, presentMethods, type Card } from './payment-method'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useDistinctMethods } from './use-distinct-methods'
import { useMethodWords } from './use-method-words'
import { useParameter } from './use-parameter'

function Method({ card, details }: { card: Card; details: readonly string[] }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const nameOf = useMethodWords()
  const { expiry, holder } = methodDetails(card)
  const { state } = useMethodState(card)
  const expires = expiry && t('expires', { expiry })
  const about = listed(
    [...new Set([expires ?? '', ...details, holder ?? ''])].filter((part) => part !== ''),
    locale,
  )
  return (
    <li className={styles.method}>
      <MethodBrand card={card} />
      <div>
        <span className={styles.methodName}>
          <Text strong>{nameOf(card)}</Text>
          {card.is_primary && <Badge mini tone="primary" label={t('methods.primary')} />}
          {state === 'expired' && (
            <Badge mini tone="error" icon="circle-alert" label={t('methods.expired')} />
          )}
          {(state === 'suspended' || state === 'declined') && (
            <Badge mini tone="error" icon="circle-alert" label={t(`methods.${state}`)} />
          )}
          {(state === 'pending' || state === 'validating') && (
            <Badge mini tone="info" icon="clock" label={t(`methods.${state}`)} />
          )}
          {state === 'unverified' && (
            <Badge mini tone="warning" icon="clock" label={t('methods.unverified')} />
          )}
          {state === 'expiring' && (
            <Badge
              mini
              tone="warning"
              icon="clock"
              label={t('methods.expiring', { count: daysLeft(card, now()) ?? 0 })}
            />
          )}
        </span>
        {about !== '' && <Text tone="faint">{about}</Text>}
      </div>
    </li>
  )
}

/** Payment methods of an account, primary first. Hidden on the "methods" tab, and if the site takes no payments. */
export function PaymentMethods(props: AccountProps) {
  const [tab] = useParameter('tab')
  const { site } = usePlatform()
  return tab !== 'methods' && takesPayments(site) ? <Methods {...props} /> : null
}

function Methods({ title }: AccountProps) {
  const t = useScreenTexts('billing')
  const hrefOf = useAccountHref()
  const elements = useAccountList('cards')
  const methods = presentMethods(elements.items)
  const { details } = useDistinctMethods(methods)
  return (
    <section className={styles.side} aria-label={title}>
      <FactsTitle action={<LinkText href={hrefOf('methods')}>{t('methods.manage')}</LinkText>}>
        {title}
      </FactsTitle>
      <ReadState title={title} elements={elements}>
        {methods.length === 0 ? (
          <Text tone="dim">{t('methods.none')}</Text>
        ) : (
          <ul>
            {methods.map((card) => (
              <Method key={card.id} card={card} details={details(card)} />
            ))}
          </ul>
        )}
      </ReadState>
    </section>
  )
}
