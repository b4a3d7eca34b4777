import { mayBeDone } from '../api/unknown-outcome'
import type { Platform } from './platform'
import { errorMessage } from './toast'

/** The words for a failed write; those of one that may have been done all the same say so. */
export function writeFailure(platform: Pick<Platform, 'texts'>, error: unknown): string {
  const message = errorMessage(platform, error)
  return mayBeDone(error) ? `${message.replace(/\.$/, '')}. ${platform.texts.t('errors.mayBeDone')}` : message
}

/** What a toast says below the failure of a write: what it was about, and that it may have been done all the same. */
export function writeAbout(platform: Pick<Platform, 'texts'>, error: unknown, about: string): string {
  return mayBeDone(error) ? `${about}\n${platform.texts.t('errors.mayBeDone')}` : about
}
