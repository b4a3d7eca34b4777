import { listOfAny } from '../../lib/format-list'
import type { DocType } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'

/** "One of these must be sent: disks, or disk_uuid." */
export function NeedsNote({ needs }: { needs: DocType['needs'] | undefined }) {
  const t = useScreenTexts('api')
  const { locale } = useTexts()
  if (!needs) return null
  const alternatives = listOfAny(
    needs.map((names) => names.join(' + ')),
    locale,
  )
  return <p>{t('needs', { alternatives })}</p>
}
