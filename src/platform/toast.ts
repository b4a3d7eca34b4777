import { isServiceDown } from '../api/envelope'
import { isApiError } from '../api/errors'
import { firstCharacters } from '../lib/first-characters'
import { isLoadFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'
import type { ToastAction } from '../ui/feedback/toast-store'
import type { Platform } from './platform'

/** Characters shown of an answer that cannot be read; the report of the failure has more of them. */
const longestAnswer = 120

function shortened(message: string): string {
  return message.length > longestAnswer ? `${firstCharacters(message, longestAnswer)}…` : message
}

/** The words for a failure: the server's message, or the catalogue's for failures without one. */
export function errorMessage(platform: Pick<Platform, 'texts'>, error: unknown): string {
  const { t } = platform.texts
  if (!isApiError(error)) return t('errors.unknown')
  switch (error.kind) {
    case 'connection':
      return t('errors.connection')
    case 'timeout':
      return t('errors.timeout')
    case 'unfinished':
      return t('errors.unfinished')
    case 'gateway-timeout':
      return t('errors.gatewayTimeout')
    default: {
      const { message } = error
      if (error.kind === 'content-type') return shortened(message)
      if (isServiceDown(error)) return t('errors.unreachable', { message: message.replace(/\.$/, '') })
      return message || t('errors.unknown')
    }
  }
}

/** The platform's reference for a failed call, if it gave one. */
export function errorReference(error: unknown): string | undefined {
  return isApiError(error) ? error.correlationId : undefined
}

/**
 * Shows a failure once, as 'Error: {message}' with its reference; with Retry it stays until it is dealt with
 * (specification section 8). A failure that belongs to a former identity is nobody's business and not shown; a missing file
 * of the console is healed instead.
 */
export function toastError(
  platform: Pick<Platform, 'texts' | 'toasts'>,
  error: unknown,
  options: { text?: string; retry?: (() => void) | undefined; actions?: readonly ToastAction[] } = {},
): void {
  if (isApiError(error) && error.kind === 'stale-identity') return
  if (isLoadFailure(error)) {
    tellMissingFile()
    return
  }
  const { t } = platform.texts
  const { retry: again } = options
  // What is tried again is dealt with; when it fails again, that is said anew.
  const onPress = (): void => {
    platform.toasts.dismiss(id)
    again?.()
  }
  const retry: ToastAction[] = again ? [{ label: t('action.retry'), onPress, look: 'button' }] : []
  const id = platform.toasts.add({
    tone: 'error',
    title: t('toast.errorPrefix', { message: errorMessage(platform, error) }),
    text: options.text,
    reference: errorReference(error),
    actions: [...retry, ...(options.actions ?? [])],
    closes: retry.length === 0,
  })
}

/** Shows a success; closes by itself after 5 s. */
export function toastSuccess(platform: Pick<Platform, 'toasts'>, title: string, text?: string): void {
  platform.toasts.add({ tone: 'success', title, text, closes: true })
}
