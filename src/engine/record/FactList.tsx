import type { CompiledColumn } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Copyable } from '../../ui/typography/Copyable'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Facts } from '../../ui/typography/Facts'
import { Secret } from '../../ui/typography/Secret'
import { cellInput, plain } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { CellValue, NoValue } from '../cells/CellValue'
import { copyLabels } from '../data/copy-labels'
import { MadeBy } from '../data/MadeBy'
import styles from './detail.module.css'

interface FactListProps {
  items: readonly CompiledColumn[]
  subject: Subject
  env: CellEnv
  look?: 'normal' | 'wide' | 'lines'
}

/** Whether a fact is among those of the record: what does not hold for it is left out, unless that is said in words. */
export const isFact = (column: CompiledColumn, subject: Subject): boolean =>
  column.absent || holds(column.when, subject)

/** Fields as label and value; what can be typed elsewhere can be copied. */
export function FactList({ items, subject, env, look }: FactListProps) {
  const { t, resource: text } = useTexts()
  const facts = items
    .filter((column) => isFact(column, subject))
    .map((column) => {
      const shown = holds(column.when, subject)
      const input = cellInput(column, subject, env)
      const label = text(env.resource.type, textKeys.field(column.id))
      const [first] = input.values[0] ?? []
      const value = Array.isArray(first) ? first.map(plain).join(', ') : plain(first)
      return {
        id: column.id,
        label,
        value: (
          <MadeBy part={column}>
            {!shown ? (
              <NoValue column={column} env={env} />
            ) : column.reveal && value !== '' ? (
              <Secret
                showLabel={t('cell.reveal', { what: label })}
                hideLabel={t('cell.hide', { what: label })}
              >
                {value}
              </Secret>
            ) : column.copy && value !== '' ? (
              <Copyable value={value} labels={copyLabels(t, label)}>
                <CellValue input={input} />
              </Copyable>
            ) : (
              <CellValue input={input} />
            )}
            {column.values.some((value) => value === '$price' || value === '$ownPrice') && value !== '' && (
              <span className={styles.faint}> {t('detail.excludesVat')}</span>
            )}
            {shown && column.reveal && column.copy && value !== '' && (
              <CopyButton value={value} labels={copyLabels(t, label)} />
            )}
          </MadeBy>
        ),
      }
    })
  return <Facts facts={facts} look={look} />
}
