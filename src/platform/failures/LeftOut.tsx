import { useTexts } from '../i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'

interface LeftOutProps {
  /** Number of elements that cannot be read; nothing is shown for 0. */
  count: number | undefined
}

/** Says how many elements a list does not show, because they cannot be read. */
export function LeftOut({ count = 0 }: LeftOutProps) {
  const { t } = useTexts()
  if (count === 0) return null
  return <Notice tone="warning" strong={t('detail.leftOut', { count })} text={t('list.unrecognisedText')} />
}
