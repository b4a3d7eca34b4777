import { useState, type ReactNode } from 'react'
import type { CompiledAction, CompiledColumn } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { IconButton } from '../../ui/form-controls/IconButton'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Secret } from '../../ui/typography/Secret'
import { Text } from '../../ui/typography/Text'
import { prefetchActionDialog } from '../actions/ActionHost'
import { menuGroups } from '../actions/menu-content'
import type { Actions } from '../actions/use-actions'
import type { Target } from '../jobs/target'
import { cellInput, plain } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { CellValue } from '../cells/CellValue'
import { summaryWords } from '../cells/summary-words'
import { copyLabels } from '../data/copy-labels'
import { madeBy } from '../data/origins'
import { useFittingColumns } from './use-fitting-columns'
import styles from './detail.module.css'

interface SmallTableProps {
  label: string
  targets: readonly Target[]
  columns: readonly CompiledColumn[]
  env: CellEnv
  /** Further columns, about something that goes with each row. */
  beside?:
    { columns: readonly CompiledColumn[]; env: CellEnv; subjectOf: (target: Target) => Subject } | undefined
  rowActions: readonly CompiledAction[]
  actions: Actions
  onStart: (action: CompiledAction, target: Target) => void
}

/** A name of so many letters stands in one line; a longer one goes on in the next where there is little room. */
const shortName = 16

/** A table of a few rows inside a page: nested elements or related records, with their actions. */
export function SmallTable({
  label,
  targets,
  beside,
  rowActions,
  actions,
  onStart,
  ...own
}: SmallTableProps) {
  const columns = [
    ...own.columns.map((column) => ({ column, env: own.env, about: (target: Target) => target.subject })),
    ...(beside?.columns ?? []).map((column) => ({
      column,
      env: beside?.env ?? own.env,
      about: (target: Target) => beside?.subjectOf(target) ?? target.subject,
    })),
  ]
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const [pressed, setPressed] = useState<Target>()
  const menu = useAnchoredMenu(() => ({
    label: t('list.actionsFor', { name: pressed?.name ?? '' }),
    groups: pressed ? menuGroups(actions.offers(rowActions, pressed)) : [],
    sheetHeader: pressed?.name,
    onAction: (id) => {
      const action = rowActions.find((each) => each.id === id)
      if (action && pressed) onStart(action, pressed)
    },
  }))
  // On a phone words make one line; what has a control of its own stands below them.
  const acts = ({ column }: (typeof columns)[number]): boolean => column.copy || column.reveal === true
  const wordsOf = ({ column, env, about }: (typeof columns)[number], target: Target): string =>
    summaryWords(column, about(target), env)
  const words = targets.flatMap((target) => columns.map((each) => wordsOf(each, target)))
  const fitting = useFittingColumns(
    columns.map(({ column }) => column),
    words.join('\n'),
  )
  const fits = columns.filter((_, index) => !fitting.left.has(index))
  const shown = phone ? columns.slice(0, 1) : fits
  const summaryOf = (target: Target): string =>
    columns
      .slice(1)
      .filter((each) => !acts(each))
      .map((each) => wordsOf(each, target))
      .filter((words) => words !== '')
      .join(' · ')
  const drawnOf = (target: Target) =>
    columns.slice(1).filter((each) => acts(each) && wordsOf(each, target) !== '')
  const cellOf = ({ column, env, about }: (typeof columns)[number], target: Target): ReactNode => {
    const input = cellInput(column, about(target), env)
    const value = plain(input.values[0]?.[0])
    const label = text(env.resource.type, textKeys.field(column.id))
    return (
      <>
        {column.reveal && value !== '' ? (
          <Secret showLabel={t('cell.reveal', { what: label })} hideLabel={t('cell.hide', { what: label })}>
            {value}
          </Secret>
        ) : (
          <CellValue input={input} />
        )}
        {column.copy && value !== '' && <CopyButton value={value} labels={copyLabels(t, label)} />}
      </>
    )
  }
  return (
    <div ref={fitting.measure} className={cx(table.wrap, table.scroll)}>
      <table className={cx(table.table, table.stack, table.small, styles.links)} aria-label={label}>
        <thead>
          <tr>
            {fits.map(({ column, env }, index) => (
              // Columns of two types may share a name.
              <th
                key={`${column.id} ${index}`}
                scope="col"
                className={column.end ? table.numeric : undefined}
              >
                {text(env.resource.type, textKeys.field(column.id))}
              </th>
            ))}
            {rowActions.length > 0 && (
              <th scope="col" className={table.action}>
                <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {targets.map((target, index) => (
            // Odd records repeat an identity.
            <tr key={`${target.row.key} ${index}`}>
              {shown.map((each, index) => (
                <td
                  key={`${each.column.id} ${index}`}
                  {...madeBy(each.column)}
                  className={
                    index === 0
                      ? cx(
                          table.phoneTitle,
                          table.name,
                          wordsOf(each, target).length > shortName && table.wraps,
                        )
                      : each.column.end
                        ? table.numeric
                        : undefined
                  }
                >
                  {cellOf(each, target)}
                </td>
              ))}
              {phone && (
                <td className={table.phoneSummary}>
                  <Text>{summaryOf(target)}</Text>
                  {drawnOf(target).map((each, index) => (
                    <div key={`${each.column.id} ${index}`}>{cellOf(each, target)}</div>
                  ))}
                </td>
              )}
              {rowActions.length > 0 && (
                <td className={table.action}>
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
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {menu.menu}
    </div>
  )
}
