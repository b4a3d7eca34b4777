import { copyText } from '../../lib/copy-text'
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
  if (await copyText(text)) toastSuccess(platform, t('list.lineCopied'), text)
  // Stays until it is closed, so that the text can be copied by hand.
  else platform.toasts.add({ tone: 'error', title: t('list.lineNotCopied'), text, closes: false })
}
