import { use } from 'react'
import { entryOf } from '../data/load-resource'
import { isEmpty, readPath, type Subject } from '../../manifest/subject'
import { resolveValue } from '../../manifest/value'
import type { DetailedResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { LinkText } from '../../ui/typography/LinkText'
import { detailPath } from '../../manifest/routes'
import { DetailContext } from './detail-context'

/** URL of the items of a record's cost in the current month; undefined if no page shows them, or it is unknown. */
export function spentPath(
  { detail }: { detail: Pick<NonNullable<DetailedResource['detail']>, 'spent'> | null },
  key: string,
  subject: Subject,
): string | undefined {
  const { link, params } = detail?.spent ?? {}
  if (!link || typeof readPath(subject, '$spent') !== 'number') return undefined
  const value = params?.[link.id]
  const id = value === undefined ? undefined : resolveValue(value, subject)
  const path = isEmpty(id) ? undefined : detailPath(entryOf(link.type).summary, String(id), undefined)
  return path && `${path}?${new URLSearchParams({ tab: link.tab, [link.filter]: key }).toString()}`
}

/** Link to the items of the cost of the page's record in the current month. */
export function SpentLink({ subject }: { subject: Subject }) {
  const detail = use(DetailContext)
  const { t } = useTexts()
  const href = detail && spentPath(detail.resource, detail.target.row.id, subject)
  return href === undefined ? null : <LinkText href={href}>{t('detail.usage')}</LinkText>
}
