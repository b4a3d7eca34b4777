import { operationQuery, refreshOperations } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { write } from '../../engine/jobs/perform'
import { operations } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import { keyKindsOf } from '../../platform/account/acting-of'
import { knowProfile } from '../../platform/account/know-profile'
import { limitOf } from '../../platform/account/key-limit'
import { writeAbout } from '../../platform/failed-write'
import { languageCode } from '../../platform/i18n/language-code'
import type { Platform } from '../../platform/platform'
import { toastError } from '../../platform/toast'

const savedLanguage = (user: unknown): unknown =>
  isRecord(user) && isRecord(user.profile_data) ? user.profile_data.lang : undefined

/** Writes run one after another, so that the last choice wins. */
const running = new WeakMap<Platform, Promise<void>>()

async function keep(platform: Platform, epoch: number): Promise<void> {
  const { client, queries, session, texts } = platform
  const { tag, pseudo } = texts.language.get()
  const isSameUser = (): boolean => session.get().epoch === epoch
  if (pseudo !== undefined || !isSameUser()) return
  const lang = languageCode(tag)
  try {
    const user = await queries.ensureQueryData(operationQuery(client, 'getUser', {}))
    const kinds = keyKindsOf(user) ?? session.kinds.get()
    if (!isSameUser() || limitOf(kinds, 'updateUserProfile') !== undefined) return
    if (savedLanguage(user) === lang) return
    knowProfile(platform, await write(platform, 'updateUserProfile', { lang }))
  } catch (error) {
    if (isOutcomeUnknown(error)) void refreshOperations(queries, ['getUser'])
    const about = writeAbout(platform, error, texts.t('shell.languageNotKept'))
    toastError(platform, error, { text: about, retry: () => void keepLanguage(platform) })
  }
}

/**
 * Writes the language on screen to the profile of the signed-in user (requirement PROFILE-08). The profile of an account
 * that is acted for is not changed. A failure is shown as a toast and does not change the language on screen.
 */
export function keepLanguage(platform: Platform): Promise<void> {
  const { apiKey, epoch } = platform.session.get()
  const isKept = isDescribed('getUser') && Object.hasOwn(operations, 'updateUserProfile')
  if (apiKey === undefined || !isKept) return Promise.resolve()
  const before = running.get(platform) ?? Promise.resolve()
  const now = before.then(() => keep(platform, epoch))
  running.set(platform, now)
  return now
}
