import { shellWord } from '../../lib/shell-word'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { filledLine } from '../cells/snippet-text'

/** Copies a manifest line filled with a record's values, quoted for a shell, and announces it. */
export async function copyLine(
  platform: Pick<Platform, 'texts' | 'toasts'>,
  line: string,
  subject: Subject,
): Promise<void> {
  const text = filledLine(line, subject, shellWord)
  const { t } = platform.texts
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    platform.toasts.add({ tone: 'error', title: t('list.lineNotCopied'), text, closes: true })
    return
  }
  toastSuccess(platform, t('list.lineCopied'), text)
}
