import table from '../../ui/data-table/table.module.css'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'
import { absentText, type CellEnv, type CellInput } from './cell'
import { presenceOf } from './presence'
import { cellKind } from './registry'

/** What stands where a column has nothing: what that means, in the column's words, or a dash. */
export function NoValue({ column, env }: { column: CellInput['column']; env: CellEnv }) {
  const words = absentText(column, env)
  return words === undefined ? <span className={table.none}>—</span> : <Text tone="dim">{words}</Text>
}

/** What a value is drawn as: its cell, a dash where there is nothing, a question mark where it is not known. */
export function CellValue({ input, brief = false }: { input: CellInput; brief?: boolean }) {
  const { column, env } = input
  const presence = presenceOf(input)
  if (presence === 'unknown') {
    return (
      <span className={table.none} {...tooltip(env.texts.t('cell.unknownWhy'))}>
        ?
      </span>
    )
  }
  if (presence === 'nothing') return <NoValue column={column} env={env} />
  const kind = cellKind(column.cell)
  return brief && kind.brief ? kind.brief(input) : kind.draw(input)
}
