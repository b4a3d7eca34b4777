import { holds } from '../../manifest/condition'
import { isLoading } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import table from '../../ui/data-table/table.module.css'
import type { Texts } from '../../platform/i18n/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Badge } from '../../ui/feedback/Badge'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'
import { absentText, type CellInput } from './cell'
import type { CellEnv } from '../data/env'
import { presenceOf } from './presence'
import { cellKind } from './registry'

/** What stands where a column has nothing: what that means, in the column's words, or a dash. */
export function NoValue({ column, env }: { column: CellInput['column']; env: CellEnv }) {
  const words = absentText(column, env)
  return words === undefined ? <span className={table.none}>—</span> : <Text tone="dim">{words}</Text>
}

/** Stands for a value whose list is still being read: nothing at first, then a bar. */
export function Awaited({ texts }: { texts: Pick<Texts, 't'> }) {
  return (
    <span className={table.awaited}>
      <Skeleton width={48} />
      <VisuallyHidden>{texts.t('cell.loading')}</VisuallyHidden>
    </span>
  )
}

/**
 * What a value is drawn as: its cell, a dash where there is nothing, a question mark where it is not known, and a bar while
 * it may become so.
 */
export function CellValue({ input, brief = false }: { input: CellInput; brief?: boolean }) {
  const { column, env } = input
  const presence = presenceOf(input)
  if (presence === 'unknown') {
    if (isLoading(input.subject, column.values[0] ?? '')) return <Awaited texts={env.texts} />
    return (
      <span className={table.none} {...tooltip(env.texts.t('cell.unknownWhy'))}>
        ?
      </span>
    )
  }
  if (presence === 'nothing') return <NoValue column={column} env={env} />
  const kind = cellKind(column.cell)
  const value = brief && kind.brief ? kind.brief(input) : kind.draw(input)
  if (!column.mark || !holds(column.mark, input.subject)) return value
  return (
    <>
      {value} <Badge mini label={env.texts.resource(env.resource.type, textKeys.mark(column.id))} />
    </>
  )
}
