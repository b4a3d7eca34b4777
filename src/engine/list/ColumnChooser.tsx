import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Switch } from '../../ui/form-controls/Switch'
import { Icon } from '../../ui/Icon'
import styles from './list.module.css'
import { useColumnTable } from './use-column-table'
import type { ColumnsModel } from './use-columns'

/** What `ColumnChooser` gets. */
export interface ColumnChooserProps {
  resource: CompiledResource
  columns: ColumnsModel
  /** Columns that are not shown for want of room; switching one on makes the list scroll sideways. */
  left: ReadonlySet<string>
  compact: { on: boolean; change: (on: boolean) => void }
}

/** Which columns are shown, in which order, how high the rows are. Kept for the account in this browser. */
export function ColumnChooser({ resource, columns, left, compact }: ColumnChooserProps) {
  const { t, resource: text } = useTexts()
  const table = useColumnTable(resource, columns, left)
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>{t('list.columnsHint')}</p>
      {left.size > 0 && <p className={styles.columnsHint}>{t('list.columnsLeft', { count: left.size })}</p>}
      {table.all.map(({ id, shown, fixed }, index) => {
        const name = text(resource.type, textKeys.field(id))
        return (
          <div key={id} className={styles.column}>
            {fixed ? (
              <>
                <span className={styles.columnName}>{name}</span>
                <span title={t('list.fixedColumn')}>
                  <Icon name="lock" size={14} />
                </span>
              </>
            ) : (
              <>
                <span className={styles.columnName}>
                  <Switch spread checked={shown} label={name} onChange={() => table.toggle(id)} />
                </span>
                <span className={styles.columnMove}>
                  {index > 1 && (
                    <IconButton
                      icon="arrow-up"
                      label={t('list.moveUp', { name })}
                      onPress={() => table.move(id, -1)}
                    />
                  )}
                </span>
                <span className={styles.columnMove}>
                  {index < table.all.length - 1 && (
                    <IconButton
                      icon="arrow-down"
                      label={t('list.moveDown', { name })}
                      onPress={() => table.move(id, 1)}
                    />
                  )}
                </span>
              </>
            )}
          </div>
        )
      })}
      <div className={styles.columnsFoot}>
        <Switch checked={compact.on} label={t('list.compact')} onChange={compact.change} />
        <Button variant="ghost" size="sm" onPress={table.reset}>
          {t('list.resetColumns')}
        </Button>
      </div>
    </div>
  )
}
