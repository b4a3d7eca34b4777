import { sectionActions } from '../../manifest/section-actions'
import { readAll, readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { useActions } from '../actions/use-actions'
import { ListNotices } from '../rows/ListNotices'
import { useDetail } from './detail-context'
import { TableSection, type ColumnGroup } from './TableSection'
import { useRelated, type RelatedOf } from './use-related'

/** Records of another type related to this one, with that type's columns and actions. */
export function RelatedSection({ section }: { section: RelatedOf }) {
  const { resource: own, target: owner, environment, env: ownEnv, subjectOf, awaited } = useDetail()
  const { resource: text } = useTexts()
  const { resource, columns, data, targets, env, actions, prefix } = useRelated(section)
  const ownActions = useActions(own, subjectOf, awaited, prefix)
  const { each, rowActions } = section
  const elements = each ? readAll(owner.subject.record, `${each.at}[]`) : []
  const beside: ColumnGroup | null = each && {
    columns: each.columns,
    env: { ...ownEnv, href: undefined, awaited: undefined },
    subjectOf: ({ row }) => {
      const named = readAll(row.record, section.theirs)
      const record = elements.find((element) => named.includes(readFirst(element, each.key)))
      return { record, location: row.location, owner: owner.subject, environment }
    },
  }
  const isUnknown = targets.length === 0 && data.parts.some((each) => each.status === 'failed')
  return (
    <TableSection
      section={section}
      prefix={prefix}
      above={<ListNotices parts={data.parts} what={text(resource.type, textKeys.many)} />}
      instead={data.pending ? <SkeletonLines widths={['60%', '40%']} /> : isUnknown ? false : undefined}
      targets={targets}
      groups={[{ columns, env }, ...(beside ? [beside] : [])]}
      rowActions={[
        {
          resource,
          actions,
          of: rowActions.flatMap((id) => (typeof id === 'string' ? (resource.actions[id] ?? []) : [])),
        },
        { resource: own, actions: ownActions, of: sectionActions(section) },
      ]}
    />
  )
}
