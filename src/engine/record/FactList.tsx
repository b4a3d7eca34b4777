import type { CompiledColumn } from '../../manifest/compiled-columns'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Facts } from '../../ui/typography/Facts'
import { cellInput } from '../cells/cell'
import { NoValue } from '../cells/CellValue'
import type { CellEnv } from '../data/env'
import { OriginBox } from '../data/OriginBox'
import { ColumnValue, copiedValue } from './ColumnValue'
import styles from './detail.module.css'
import { SpentLink } from './SpentLink'

interface FactListProps {
  items: readonly CompiledColumn[]
  subject: Subject
  env: CellEnv
  look?: 'normal' | 'wide' | 'lines'
}

/** Whether a fact is shown: if its condition holds, or it has a text for when it does not. */
export const isFact = (column: CompiledColumn, subject: Subject): boolean =>
  column.absent || holds(column.when, subject)

/** Facts as label and value; values used elsewhere have a copy button. */
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
          <OriginBox part={column}>
            {holds(column.when, subject) ? (
              <ColumnValue column={column} subject={subject} env={env} cut />
            ) : (
              <NoValue column={column} env={env} />
            )}
            {isPrice && copiedValue(cellInput(column, subject, env)) !== '' && (
              <span className={styles.faint}> {t('detail.excludesVat')}</span>
            )}
            {column.values.includes('$spent') && (
              <>
                {' '}
                <SpentLink subject={subject} />
              </>
            )}
          </OriginBox>
        ),
      }
    })
  return <Facts facts={facts} look={look} />
}
