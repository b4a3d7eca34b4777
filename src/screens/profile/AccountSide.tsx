import { copyLabels } from '../../platform/i18n/copy-labels'
import { entryOf, hasResource } from '../../engine/data/load-resource'
import { formatUtcDay, formatWhen } from '../../lib/format-date'
import { parseInstant } from '../../lib/instant'
import type { UserInfo } from '../../platform/account/user-info'
import type { User } from '../../platform/account/use-user'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { StateMark } from '../../ui/feedback/StateMark'
import { Copyable } from '../../ui/typography/Copyable'
import { Facts, FactsTitle } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import styles from './profile.module.css'

/** Keys and shared access, which have lists of their own. */
const elsewhere = ['api_token', 'access_delegation', 'access_impersonation', 'ssh_key']

interface AccountSideProps {
  readonly user: User | undefined
  readonly info: UserInfo
}

/** Read-only facts of the user, and links to keys and access. */
export function AccountSide({ user, info }: AccountSideProps) {
  const { now } = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word, typeName, locale } = useTexts()
  const since = parseInstant(user?.profile_data?.created_at)
  const active = parseInstant(user?.last_activity)
  const changed = parseInstant(user?.profile_data?.updated_at)
  const verified = user?.email_verified
  const { user_id: id, user_is_admin: isAdmin } = info
  const day = since && formatUtcDay(since, locale)
  const site = user?.signup_site
  const lists = elsewhere.filter(hasResource)
  return (
    <aside className={styles.side} aria-label={t('account')}>
      {user && (
        <div>
          <FactsTitle>{t('account')}</FactsTitle>
          <Facts
            facts={[
              ...(id === undefined
                ? []
                : [
                    {
                      id: 'id',
                      label: t('userId'),
                      value: (
                        <Copyable value={id} labels={copyLabels(word, t('userId'))}>
                          {id}
                        </Copyable>
                      ),
                    },
                  ]),
              ...(verified === undefined
                ? []
                : [
                    {
                      id: 'email',
                      label: t('email'),
                      value: verified ? (
                        <StateMark look="quiet" tone="success" icon="circle-check" label={t('verified')} />
                      ) : (
                        <StateMark look="quiet" tone="warning" icon="clock" label={t('notVerified')} />
                      ),
                    },
                  ]),
              ...(isAdmin ? [{ id: 'role', label: t('role'), value: t('administrator') }] : []),
              ...(day
                ? [
                    {
                      id: 'since',
                      label: t('signedUp'),
                      value: <Text>{site ? t('signedUpAt', { day, site }) : day}</Text>,
                    },
                  ]
                : []),
              ...(changed
                ? [
                    {
                      id: 'changed',
                      label: t('lastChanged'),
                      value: formatWhen(changed, new Date(now()), locale),
                    },
                  ]
                : []),
              ...(active
                ? [
                    {
                      id: 'active',
                      label: t('lastActive'),
                      value: formatWhen(active, new Date(now()), locale),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      )}
      {lists.length > 0 && (
        <nav aria-label={t('elsewhere')}>
          <FactsTitle>{t('elsewhere')}</FactsTitle>
          <ul className={styles.links}>
            {lists.map((type) => (
              <li key={type}>
                <LinkText href={entryOf(type).summary.routes.list}>{typeName(type, 'many')}</LinkText>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
