import { useState } from 'react'
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
import { Text } from '../../ui/typography/Text'
import { prefetchActionDialog } from '../actions/action-dialog-part'
import { menuGroups } from '../actions/menu-content'
import type { Actions, Target } from '../actions/use-actions'
import { cellInput, plain, type CellEnv } from '../cells/cell'
import { CellValue } from '../cells/CellValue'
import { cellKind } from '../cells/registry'
import { copyLabels } from '../copy-labels'
import { madeBy } from '../origins/origins'

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
  const shown = phone ? columns.slice(0, 1) : columns
  const summaryOf = (target: Target): string =>
    columns
      .slice(1)
      .map(({ column, env, about }) => cellKind(column.cell).text(cellInput(column, about(target), env)))
      .filter((words) => words !== '')
      .join(' · ')
  return (
    <div className={cx(table.wrap, table.scroll)}>
      <table className={cx(table.table, table.stack)} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ column, env }, index) => (
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
              {shown.map(({ column, env, about }, index) => {
                const input = cellInput(column, about(target), env)
                const value = plain(input.values[0]?.[0])
                return (
                  <td
                    key={`${column.id} ${index}`}
                    {...madeBy(column)}
                    className={
                      index === 0 ? cx(table.phoneTitle, table.wraps) : column.end ? table.numeric : undefined
                    }
                  >
                    <CellValue input={input} />
                    {column.copy && value !== '' && !phone && (
                      <CopyButton
                        value={value}
                        labels={copyLabels(t, text(env.resource.type, textKeys.field(column.id)))}
                      />
                    )}
                  </td>
                )
              })}
              {phone && (
                <td className={table.phoneSummary}>
                  <Text>{summaryOf(target)}</Text>
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
