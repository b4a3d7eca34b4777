import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Copyable } from '../../ui/typography/Copyable'
import { Secret } from '../../ui/typography/Secret'
import { plainText } from '../../lib/plain-text'
import { cellInput, type CellInput } from '../cells/cell'
import { CellValue } from '../cells/CellValue'
import { copyLabels } from '../../platform/i18n/copy-labels'
import type { CellEnv } from '../data/env'

/** Text of a column's copy button; empty if there is nothing. */
export function copiedValue({ values }: Pick<CellInput, 'values'>): string {
  const [first] = values[0] ?? []
  return Array.isArray(first) ? first.map(plainText).join(', ') : plainText(first)
}

interface ColumnValueProps {
  column: CompiledColumn
  subject: Subject
  env: CellEnv
  /** Truncates a copyable value to one line. */
  cut?: boolean
}

/** Value of a column, with copy and reveal buttons. */
export function ColumnValue({ column, subject, env, cut = false }: ColumnValueProps) {
  const { t, resource: text } = useTexts()
  const input = cellInput(column, subject, env)
  const value = copiedValue(input)
  const label = text(env.resource.type, textKeys.field(column.id))
  const labels = copyLabels(t, label)
  if (value === '') return <CellValue input={input} />
  const shown = column.reveal ? (
    <Secret showLabel={t('cell.reveal', { what: label })} hideLabel={t('cell.hide', { what: label })}>
      {value}
    </Secret>
  ) : (
    <CellValue input={input} />
  )
  if (!column.copy) return shown
  if (cut && !column.reveal)
    return (
      <Copyable value={value} labels={labels}>
        {shown}
      </Copyable>
    )
  return (
    <>
      {shown}
      <CopyButton value={value} labels={labels} />
    </>
  )
}
