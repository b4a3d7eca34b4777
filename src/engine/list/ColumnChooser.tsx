import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Switch } from '../../ui/form-controls/Switch'
import { Icon } from '../../ui/Icon'
import styles from './list.module.css'
import type { ListColumns } from './use-list-table'

/** Props of `ColumnChooser`. */
export interface ColumnChooserProps {
  columns: ListColumns
  compact: { on: boolean; change: (on: boolean) => void }
}

/** Chooses columns, their order and the row height. Stored per account in this browser. */
export function ColumnChooser({ columns, compact }: ColumnChooserProps) {
  const { t } = useTexts()
  const { all, left } = columns
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>{t('list.columnsHint')}</p>
      {left > 0 && <p className={styles.columnsHint}>{t('list.columnsLeft', { count: left })}</p>}
      {all.map(({ id, label: name, shown, fixed }, index) => {
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
                  <Switch spread checked={shown} label={name} onChange={() => columns.toggle(id)} />
                </span>
                <span className={styles.columnMove}>
                  {index > 1 && (
                    <IconButton
                      icon="arrow-up"
                      label={t('list.moveUp', { name })}
                      onPress={() => columns.move(id, -1)}
                    />
                  )}
                </span>
                <span className={styles.columnMove}>
                  {index < all.length - 1 && (
                    <IconButton
                      icon="arrow-down"
                      label={t('list.moveDown', { name })}
                      onPress={() => columns.move(id, 1)}
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
        <Button variant="ghost" size="sm" onPress={columns.reset}>
          {t('list.resetColumns')}
        </Button>
      </div>
    </div>
  )
}
