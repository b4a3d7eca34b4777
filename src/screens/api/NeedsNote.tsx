import type { DocType } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'

/** "One of these must be sent: disks, or disk_uuid." */
export function NeedsNote({ needs }: { needs: DocType['needs'] | undefined }) {
  const t = useScreenTexts('api')
  const { locale } = useTexts()
  if (!needs) return null
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    needs.map((names) => names.join(' + ')),
  )
  return <p>{t('needs', { alternatives })}</p>
}
