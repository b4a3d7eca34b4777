import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { safeHref } from '../lib/safe-href'
import { useScreenTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { useOneCall } from '../platform/use-one-call'
import { PeopleList } from '../screens/auth/PeopleList'
import { LinkText } from '../ui/typography/LinkText'
import { readPeople, type Person } from './demo-people'

/** Demo people of the sandbox on a developer's machine; empty on other hosts. */
function useDemoPeople(): readonly Person[] {
  const { identity, environment } = usePlatform()
  const { data = [] } = useQuery({
    queryKey: ['sandbox people'],
    queryFn: readPeople,
    enabled: environment === 'development' && identity.method === 'accounts',
    retry: false,
  })
  return data
}

/** Link to the e-mails of the sandbox, if there is one. */
export function DemoMailbox() {
  const t = useScreenTexts('auth')
  const address = safeHref(`${window.location.origin}/sandbox/mailbox`)
  if (useDemoPeople().length === 0 || address === undefined) return null
  return (
    <LinkText href={address} external>
      {t('mailbox')}
    </LinkText>
  )
}

/** The people of the sandbox, to sign in as with one press; on a developer's machine only. */
export function DemoPeople({ path }: { readonly path: string }) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const [failed, setFailed] = useState(false)
  const { run } = useOneCall()
  const people = useDemoPeople()
  const logIn = async ({ email, password }: Person): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.start({ with: 'password', email, password, path })
    } catch {
      setFailed(true)
    }
  }
  if (people.length === 0) return null
  return (
    <PeopleList
      title={t('people')}
      people={people.map((person) => ({
        id: person.email,
        name: person.name,
        note: person.email,
        onPress: () => void run(() => logIn(person)),
      }))}
      problem={failed ? t('peopleFailed') : undefined}
      mailbox={<DemoMailbox />}
    />
  )
}
