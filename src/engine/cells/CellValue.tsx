import { Fragment } from 'react'
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

/** Content of an empty cell: the column's own text, or a dash. */
export function NoValue({ column, env }: { column: CellInput['column']; env: CellEnv }) {
  const words = absentText(column, env)
  return words === undefined ? <span className={table.none}>—</span> : <Text tone="dim">{words}</Text>
}

/** Placeholder for a value whose list is loading: nothing at first, then a bar. */
export function LoadingValue({ texts }: { texts: Pick<Texts, 't'> }) {
  return (
    <span className={table.awaited}>
      <Skeleton width={48} />
      <VisuallyHidden>{texts.t('cell.loading')}</VisuallyHidden>
    </span>
  )
}

/** Draws a value: its cell, a dash if empty, a question mark if unknown, a bar while loading. */
export function CellValue({ input, brief = false }: { input: CellInput; brief?: boolean }) {
  const { column, env } = input
  const presence = presenceOf(input)
  if (presence === 'unknown') {
    if (isLoading(input.subject, column.values[0] ?? '')) return <LoadingValue texts={env.texts} />
    return (
      <span className={table.none} {...tooltip(env.texts.t('cell.unknownWhy'))}>
        ?
      </span>
    )
  }
  if (presence === 'nothing') return <NoValue column={column} env={env} />
  const kind = cellKind(column.cell)
  const value = brief && kind.brief ? kind.brief(input) : kind.draw(input)
  const marks = column.marks?.filter(({ when }) => holds(when, input.subject)) ?? []
  if (marks.length === 0) return value
  return (
    <>
      {value}
      {marks.map(({ id }) => (
        <Fragment key={id}>
          {' '}
          <Badge mini label={env.texts.resource(env.resource.type, textKeys.mark(id))} />
        </Fragment>
      ))}
    </>
  )
}
