import { isLoadFailure } from '../lib/is-load-failure'
import { reportMissingFile } from '../lib/missing-file'
import type { ToastAction } from '../ui/feedback/toast-store'
import { failureKind, type FailureKind } from './failures/failure-kind'
import { errorMessage, errorReference } from './failures/failure-message'
import type { Platform } from './platform'

/** Kinds without a message for users: the toast is generic (requirement SHELL-14). */
const wordless: ReadonlySet<FailureKind> = new Set(['unknown', 'developer'])

/**
 * Shows a failure as 'Error: {message}' with its reference; with Retry or another action the toast stays until dismissed (specification
 * section 8). Failures of a previous session are not shown; missing files of the console are handled by a reload.
 */
export function toastError(
  platform: Pick<Platform, 'texts' | 'toasts' | 'reporter'>,
  error: unknown,
  options: {
    text?: string
    retry?: (() => void) | undefined
    actions?: readonly ToastAction[]
    /** Id of the job it is about. */
    about?: string
  } = {},
): void {
  const kind = failureKind(error)
  if (kind === 'stale-identity') return
  platform.reporter.capture(error, 'message')
  if (isLoadFailure(error)) {
    reportMissingFile()
    return
  }
  const { t } = platform.texts
  const { retry } = options
  const wanted: ToastAction[] = [
    ...(retry ? [{ label: t('action.retry'), onPress: retry, look: 'button' as const }] : []),
    ...(options.actions ?? []),
  ]
  // An action dismisses the toast; another failure shows a new one.
  const actions = wanted.map((action) => ({
    ...action,
    onPress: () => {
      platform.toasts.dismiss(id)
      action.onPress()
    },
  }))
  const id = platform.toasts.add({
    tone: 'error',
    title: t('toast.errorPrefix', {
      message: wordless.has(kind) ? t('errors.action') : errorMessage(platform, error),
    }),
    text: options.text,
    reference: errorReference(error),
    about: options.about,
    actions,
    closes: actions.length === 0,
  })
}

/** Shows a success, of the job `about` if given; closes after 5 s. */
export function toastSuccess(
  platform: Pick<Platform, 'toasts'>,
  title: string,
  text?: string,
  about?: string,
): void {
  platform.toasts.add({ tone: 'success', title, text, about, closes: true })
}
