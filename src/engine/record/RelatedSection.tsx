import { useMemo } from 'react'
import type { CompiledAction } from '../../manifest/compiled'
import { readAll, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Section } from '../../ui/layout/Section'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { ActionHost } from '../actions/ActionHost'
import { useActions } from '../actions/use-actions'
import type { Target } from '../jobs/target'
import { ListNotices } from '../rows/ListNotices'
import { useDetail } from './detail-context'
import { SectionButtons } from './SectionButtons'
import { SmallTable } from './SmallTable'
import { useRelated, type RelatedOf } from './use-related'
import { SectionNote } from './SectionNote'

/** Records of another type that belong to this one, with that type's own columns and actions. */
export function RelatedSection({ section }: { section: RelatedOf }) {
  const { resource: own, target: owner, surroundings, ...detail } = useDetail()
  const { resource: text } = useTexts()
  const { resource, columns, data, targets, env, actions, prefix } = useRelated(section)
  const calls = useActions(own, detail.subjectOf, detail.awaited, prefix)
  const beside = useMemo(() => {
    const { part } = section
    if (!part) return undefined
    const elements = readAll(owner.subject.record, `${part.at}[]`)
    return {
      columns: part.columns,
      env: { ...detail.env, href: undefined, awaited: undefined },
      subjectOf: ({ row }: Target): Subject => {
        const named = readAll(row.record, section.theirs)
        const record = elements.find((element) => named.includes(readFirst(element, part.by)))
        return { record, location: row.location, owner: owner.subject, surroundings }
      },
    }
  }, [section, owner, detail.env, surroundings])
  const theirs = section.rowActions.flatMap((id) => resource.actions[id] ?? [])
  const isTheirs = (action: CompiledAction): boolean => theirs.includes(action)
  const title = text(own.type, textKeys.section(section.id))
  return (
    <Section id={section.id} title={title} actions={<SectionButtons ids={section.actions} />}>
      <ListNotices parts={data.parts} what={text(resource.type, textKeys.many)} />
      {data.pending ? (
        <SkeletonLines widths={['60%', '40%']} />
      ) : targets.length === 0 ? (
        data.parts.every((part) => part.status !== 'failed') && (
          <EmptyState text={text(own.type, textKeys.nothing(section.id))} />
        )
      ) : (
        <SmallTable
          label={title}
          targets={targets}
          columns={columns}
          beside={beside}
          env={env}
          rowActions={[...theirs, ...section.calls]}
          actions={{
            ...actions,
            offers: (wanted, target) =>
              wanted.flatMap((action) => (isTheirs(action) ? actions : calls).offers([action], target)),
          }}
          onStart={(action, target) => (isTheirs(action) ? actions : calls).start(action, target)}
        />
      )}
      <SectionNote section={section} />
      <ActionHost
        resource={resource}
        actions={actions}
        find={(id) => theirs.find((action) => `${prefix}${action.id}` === id)}
        targetOf={(key) => targets.find((target) => target.row.key === key)}
      />
      <ActionHost
        resource={own}
        actions={calls}
        find={(id) => section.calls.find((action) => `${prefix}${action.id}` === id)}
        targetOf={(key) => targets.find((target) => target.row.key === key)}
      />
    </Section>
  )
}
