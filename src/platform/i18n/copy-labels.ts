import type { Texts } from './texts'
import type { CopyLabels } from '../../ui/typography/CopyButton'

/** Labels of a copy button for a named value (specification section 4). */
export function copyLabels(t: Texts['t'], what: string): CopyLabels {
  return {
    label: t('list.copyWhat', { what }),
    copy: t('list.copy'),
    copied: t('list.copied'),
    failed: t('list.copyFailed'),
    byHand: t('list.copyByHand'),
  }
}
