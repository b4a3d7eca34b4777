import { useState } from 'react'
import type { CodePiece } from '../../lib/code-piece'
import { supportPath } from '../../lib/support-path'
import { isActingKey } from '../../platform/account/acting-of'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { userIdOf } from '../../platform/account/user-id'
import { useUser } from '../../platform/account/use-user'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { capsuleOf, capsuleTime } from './capsule'
import { pageBefore, stepsOf } from './steps'
import { withoutSecrets } from './without-secrets'

/** The current capsule and its time. Fields the platform does not answer are left out. */
export function useCapsule(build: string | undefined): { time: string; code: readonly CodePiece[] } {
  const { client, session, site, environment, reporter, texts, now } = usePlatform()
  useTexts()
  const { apiKey, acting, epoch } = useStore(session)
  const owner = useStore(session.owner)
  const failed = useStore(client.failed)
  const silent = useStore(client.reach.silent)
  const online = useOnline()
  const user = useUser()
  const { current } = useBillingAccounts(apiKey !== undefined)
  const [opened] = useState(now)
  const crumbs = reporter.crumbs()
  const at = failed[0] === undefined ? opened : Math.max(opened, failed[0].at)
  const code = capsuleOf(
    {
      at,
      build,
      environment,
      theme: site.config.siteTheme ?? '',
      language: texts.language.get().tag,
      user:
        apiKey === undefined
          ? undefined
          : {
              // Without an answer, the stored owner: deployment and id.
              id: userIdOf(user) ?? owner,
              acting: acting !== undefined || isActingKey(user),
              account: current && String(current.id),
            },
      page: pageBefore(crumbs, supportPath),
      browser: navigator.userAgent,
      size: [window.innerWidth, window.innerHeight],
      online,
      silent: [...silent],
      latest: client.reach.latest(),
      steps: stepsOf(crumbs),
      failed: failed.filter((each) => each.epoch === epoch),
    },
    (text) => withoutSecrets(text, [apiKey ?? '']),
  )
  return { time: capsuleTime(at), code }
}
