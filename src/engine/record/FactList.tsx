import type { CompiledColumn } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Facts } from '../../ui/typography/Facts'
import { cellInput } from '../cells/cell'
import { NoValue } from '../cells/CellValue'
import type { CellEnv } from '../data/env'
import { MadeBy } from '../data/MadeBy'
import { ColumnValue, copiedValue } from './ColumnValue'
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
      const isPrice = column.values.some((value) => value === '$price' || value === '$ownPrice')
      return {
        id: column.id,
        label: text(env.resource.type, textKeys.field(column.id)),
        value: (
          <MadeBy part={column}>
            {holds(column.when, subject) ? (
              <ColumnValue column={column} subject={subject} env={env} cut />
            ) : (
              <NoValue column={column} env={env} />
            )}
            {isPrice && copiedValue(cellInput(column, subject, env)) !== '' && (
              <span className={styles.faint}> {t('detail.excludesVat')}</span>
            )}
          </MadeBy>
        ),
      }
    })
  return <Facts facts={facts} look={look} />
}
