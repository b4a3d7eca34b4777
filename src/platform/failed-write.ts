import { isOutcomeUnknown } from '../api/unknown-outcome'
import type { Platform } from './platform'
import { errorMessage } from './failures/failure-message'

/** Message of a failed write, including whether it may have succeeded. */
export function writeFailure(platform: Pick<Platform, 'texts'>, error: unknown): string {
  const message = errorMessage(platform, error)
  if (!isOutcomeUnknown(error)) return message
  const { t } = platform.texts
  return `${t('cell.sentence', { text: message.replace(/[.。]$/, '') })} ${t('errors.mayBeDone')}`
}

/** Second line of a failed write's toast: its subject, and whether it may have succeeded. */
export function writeAbout(platform: Pick<Platform, 'texts'>, error: unknown, about: string): string {
  return isOutcomeUnknown(error) ? `${about}\n${platform.texts.t('errors.mayBeDone')}` : about
}
