import { useState, type ReactNode } from 'react'
import type {
  CompiledAction,
  CompiledColumn,
  CompiledResource,
  CompiledSection,
} from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Section } from '../../ui/layout/Section'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { ActionHost, prefetchActionDialog } from '../actions/ActionHost'
import { menuGroups } from '../actions/menu-content'
import type { Actions } from '../actions/use-actions'
import { summaryWords } from '../cells/summary-words'
import type { CellEnv } from '../data/env'
import { madeBy } from '../data/origins'
import type { Target } from '../jobs/target'
import { leavingOrder } from '../rows/fit-columns'
import { RowTable, TableRow } from '../rows/RowTable'
import { ColumnValue } from './ColumnValue'
import { useDetail } from './detail-context'
import { SectionButtons } from './OfferButton'
import { SectionNote } from './SectionNote'
import styles from './detail.module.css'

/** Columns of one type, and what they are about: the records of the rows, unless another goes with each. */
export interface ColumnGroup {
  columns: readonly CompiledColumn[]
  env: CellEnv
  subjectOf?: (target: Target) => Subject
}

/** Actions that the rows offer in their menus, those of one type. */
export interface RowCalls {
  resource: CompiledResource
  actions: Actions
  of: readonly CompiledAction[]
}

interface RowsProps {
  label: string
  targets: readonly Target[]
  groups: readonly ColumnGroup[]
  calls: readonly RowCalls[]
}

/** A name of so many letters stands in one line; a longer one goes on in the next where there is little room. */
const shortName = 16

function Rows({ label, targets, groups, calls }: RowsProps) {
  const { t, resource: text } = useTexts()
  const [pressed, setPressed] = useState<Target>()
  const acts = calls.some(({ of }) => of.length > 0)
  const menu = useAnchoredMenu(() => ({
    label: t('list.actionsFor', { name: pressed?.name ?? '' }),
    groups: pressed ? menuGroups(calls.flatMap(({ actions, of }) => actions.offers(of, pressed))) : [],
    sheetHeader: pressed?.name,
    onAction: (id) => {
      for (const { actions, of } of calls) {
        const action = of.find((each) => each.id === id)
        if (action && pressed) return actions.start(action, pressed)
      }
    },
  }))
  // Columns of two types may share a name.
  const columns = groups.flatMap(({ columns: of, env, subjectOf }, group) =>
    of.map((column) => ({
      id: `${group} ${column.id}`,
      column,
      heading: text(env.resource.type, textKeys.field(column.id)),
      words: (target: Target) => summaryWords(column, subjectOf?.(target) ?? target.subject, env),
      value: (target: Target) => (
        <ColumnValue column={column} subject={subjectOf?.(target) ?? target.subject} env={env} />
      ),
    })),
  )
  const leaving = leavingOrder(columns.map(({ id, column }) => ({ ...column, id })))
  const rows = targets.map((target) => ({ target, words: columns.map(({ words }) => words(target)) }))
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
        {rows.map(({ target, words }, index) => {
          const parts = columns.flatMap((each, at) => {
            const { copy, reveal } = each.column
            return at > 0 && words[at] !== '' ? [{ ...each, words: words[at], control: copy || reveal }] : []
          })
          return (
            // Odd records repeat an identity.
            <TableRow
              key={`${target.row.key} ${index}`}
              id={target.row.key}
              cells={columns.map(({ column, value }, at) => ({
                ...madeBy(column),
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
              // Words make one line; what has a control of its own stands below them.
              summary={
                <>
                  <Text>
                    {parts
                      .filter(({ control }) => !control)
                      .map((each) => each.words)
                      .join(' · ')}
                  </Text>
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
      {menu.menu}
    </>
  )
}

interface TableSectionProps extends Omit<RowsProps, 'label'> {
  section: Extract<CompiledSection, { kind: 'collection' | 'related' }>
  /** Keeps the dialogs of the section apart from others of the page in the address. */
  prefix: string
  /** So many rows are shown until all are asked for. */
  latest?: number | null
  above?: ReactNode
  /** What stands in place of the table: that it is not known yet, or why not. */
  instead?: ReactNode
}

/** A section of rows with actions of their own, below the actions of the record that belong there. */
export function TableSection({
  section,
  prefix,
  latest = null,
  above,
  instead,
  targets,
  groups,
  calls,
}: TableSectionProps) {
  const { resource } = useDetail()
  const { t, resource: text } = useTexts()
  const [whole, setWhole] = useState(false)
  const title = text(resource.type, textKeys.section(section.id))
  const shown = whole || latest === null ? targets : targets.slice(0, latest)
  return (
    <Section id={section.id} title={title} actions={<SectionButtons ids={section.actions} />}>
      {above}
      {instead ??
        (targets.length === 0 ? (
          <EmptyState text={text(resource.type, textKeys.nothing(section.id))} />
        ) : (
          <Rows label={title} targets={shown} groups={groups} calls={calls} />
        ))}
      {shown.length < targets.length && (
        <p className={styles.note}>
          <TextButton onPress={() => setWhole(true)}>
            {t('detail.showAll', { count: targets.length })}
          </TextButton>
        </p>
      )}
      <SectionNote section={section} />
      {calls.map(({ resource: of, actions, of: wanted }, index) => (
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
