import { useState, type ReactNode } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompiledSection } from '../../manifest/compiled-sections'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Section } from '../../ui/layout/Section'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { TextLine } from '../../ui/typography/Text'
import { TextButton } from '../../ui/typography/LinkText'
import { ActionHost, prefetchActionDialog } from '../actions/ActionHost'
import { menuGroups } from '../actions/menu-content'
import type { Actions } from '../actions/use-actions'
import { summaryWords } from '../cells/summary-words'
import type { CellEnv } from '../data/env'
import { originOf } from '../data/origins'
import type { RecordTarget } from '../jobs/target'
import { columnsByRank } from '../rows/fit-columns'
import { RowTable, TableRow } from '../../ui/data-table/RowTable'
import { ColumnValue } from './ColumnValue'
import { useDetail } from './detail-context'
import { SectionButtons } from './OfferButton'
import { SectionNote } from './SectionNote'
import styles from './detail.module.css'

/** Columns of one type, with the subject they read: the row's record, unless another is given. */
export interface ColumnGroup {
  columns: readonly CompiledColumn[]
  env: CellEnv
  subjectOf?: (target: RecordTarget) => Subject
}

/** Actions in the menus of the rows, all of one type. */
export interface RowActions {
  resource: CompiledResource
  actions: Actions
  of: readonly CompiledAction[]
}

interface RowsProps {
  label: string
  targets: readonly RecordTarget[]
  groups: readonly ColumnGroup[]
  rowActions: readonly RowActions[]
}

/** Rows drawn at first, because all are measured to fit their columns. */
const mostRows = 100
/** Longest name in characters kept in one line on narrow screens. */
const shortName = 16

function Rows({ label, targets, groups, rowActions }: RowsProps) {
  const { t, resource: text } = useTexts()
  const [pressed, setPressed] = useState<RecordTarget>()
  const [all, setAll] = useState(false)
  const shown = all ? targets : targets.slice(0, mostRows)
  const acts = rowActions.some(({ of }) => of.length > 0)
  const menu = useAnchoredMenu(() => ({
    label: t('list.actionsFor', { name: pressed?.name ?? '' }),
    groups: pressed ? menuGroups(rowActions.flatMap(({ actions, of }) => actions.offers(of, pressed))) : [],
    sheetHeader: pressed?.name,
    onAction: (id) => {
      for (const { actions, of } of rowActions) {
        const action = of.find((each) => each.id === id)
        if (action && pressed) return actions.start(action, pressed)
      }
    },
  }))
  // Columns of two types may have the same id.
  const columns = groups.flatMap(({ columns: of, env, subjectOf }, group) =>
    of.map((column) => ({
      id: `${group} ${column.id}`,
      column,
      heading: text(env.resource.type, textKeys.field(column.id)),
      words: (target: RecordTarget) => summaryWords(column, subjectOf?.(target) ?? target.subject, env),
      value: (target: RecordTarget) => (
        <ColumnValue column={column} subject={subjectOf?.(target) ?? target.subject} env={env} />
      ),
    })),
  )
  const leaving = columnsByRank(columns.map(({ id, column }) => ({ ...column, id })))
  const times = new Map<string, number>()
  const rows = shown.map((target) => {
    // Odd records may repeat an identity.
    const before = times.get(target.row.key) ?? 0
    times.set(target.row.key, before + 1)
    return { target, key: `${target.row.key} ${before}`, words: columns.map(({ words }) => words(target)) }
  })
  return (
    <>
      <RowTable
        label={label}
        className={cx(table.small, styles.links)}
        columns={columns.map(({ id, column, heading }) => ({
          id,
          className: column.end ? table.numeric : undefined,
          children: heading,
        }))}
        actionLabel={acts ? t('list.actions') : undefined}
        leaving={leaving.map(({ id }) => id)}
        words={rows.flatMap(({ words }) => words).join('\n')}
      >
        {rows.map(({ target, key, words }) => {
          const parts = columns.flatMap((each, at) => {
            const { copy, reveal } = each.column
            const inWords = words[at] ?? ''
            return at > 0 && inWords !== '' ? [{ ...each, words: inWords, control: copy || reveal }] : []
          })
          return (
            <TableRow
              key={key}
              id={target.row.key}
              cells={columns.map(({ column, value }, at) => ({
                ...originOf(column),
                className:
                  at === 0
                    ? cx(table.name, (words[0] ?? '').length > shortName && table.wraps)
                    : cx(column.end && table.numeric),
                children: value(target),
              }))}
              action={
                acts && (
                  <IconButton
                    icon="ellipsis"
                    label={t('list.actionsFor', { name: target.name })}
                    popup={{ kind: 'menu', expanded: menu.open && pressed === target }}
                    onIntent={() => {
                      menu.onIntent()
                      prefetchActionDialog()
                    }}
                    onPress={(event) => {
                      setPressed(target)
                      menu.toggle(event.currentTarget)
                    }}
                  />
                )
              }
              title={columns[0]?.value(target)}
              // Texts form one line; values with controls are below.
              summary={
                <>
                  <TextLine parts={parts.filter(({ control }) => !control).map((each) => each.words)} />
                  {parts
                    .filter(({ control }) => control)
                    .map(({ id, value }) => (
                      <div key={id}>{value(target)}</div>
                    ))}
                </>
              }
            />
          )
        })}
      </RowTable>
      {shown.length < targets.length && (
        <p className={styles.note}>
          <TextButton onPress={() => setAll(true)}>
            {t('detail.showAll', { count: targets.length })}
          </TextButton>
        </p>
      )}
      {menu.menu}
    </>
  )
}

interface TableSectionProps extends Omit<RowsProps, 'label'> {
  section: Extract<CompiledSection, { kind: 'collection' | 'related' }>
  /** Separates the section's dialogs in the URL. */
  prefix: string
  above?: ReactNode
  /** Replaces the table: loading or failure. */
  instead?: ReactNode
}

/** A section of rows with their actions, below the record's own actions of this section. */
export function TableSection({
  section,
  prefix,
  above,
  instead,
  targets,
  groups,
  rowActions,
}: TableSectionProps) {
  const { resource } = useDetail()
  const { resource: text } = useTexts()
  const title = text(resource.type, textKeys.section(section.id))
  return (
    <Section id={section.id} title={title} actions={<SectionButtons ids={section.actions} />}>
      {above}
      {instead ??
        (targets.length === 0 ? (
          <EmptyState text={text(resource.type, textKeys.nothing(section.id))} />
        ) : (
          <Rows label={title} targets={targets} groups={groups} rowActions={rowActions} />
        ))}
      <SectionNote section={section} />
      {rowActions.map(({ resource: of, actions, of: wanted }, index) => (
        <ActionHost
          key={index}
          resource={of}
          actions={actions}
          find={(id) => wanted.find((action) => `${prefix}${action.id}` === id)}
          targetOf={(key) => targets.find((target) => target.row.key === key)}
        />
      ))}
    </Section>
  )
}
