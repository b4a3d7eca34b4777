import { useId } from 'react'
import { isRecord } from '../../lib/is-record'
import { textKeys } from '../../manifest/text-keys'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { cx } from '../../ui/cx'
import { Text } from '../../ui/typography/Text'
import { newRow } from '../fields/form-values'
import styles from './forms.module.css'
import { rowModel } from '../fields/row-model'
import { useAddedRow } from './use-added-row'
import { addText } from './add-text'
import type { WidgetKind, WidgetProps } from './widget'

function Control({ field, value, onChange, onLeave, model, part }: WidgetProps) {
  const id = useId()
  const { texts, resource } = model.env
  const { t } = texts
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  const { place, added } = useAddedRow(rows.length)
  const one = (index: number): string =>
    texts.resource(resource.type, textKeys.row(field.id), { number: index + 1 })
  return (
    <div ref={place} className={styles.blocks}>
      {rows.map((_, index) => {
        const own = rowModel(model, field, rows, index, (patch) =>
          onChange(rows.map((each, at) => (at === index ? { ...each, ...patch } : each))),
        )
        return (
          <div key={index} role="group" aria-labelledby={`${id}-${index}`} className={styles.block}>
            <div className={styles.blockHead}>
              <span id={`${id}-${index}`}>
                <Text strong>{one(index)}</Text>
              </span>
              {rows.length > 1 && (
                <IconButton
                  icon="trash-2"
                  label={`${t('editor.remove')}: ${one(index)}`}
                  onPress={() => onChange(rows.filter((_, at) => at !== index))}
                />
              )}
            </div>
            <div className={styles.grid} data-row-key={index}>
              {own.visible.map((inner) => (
                <div key={inner.id} className={cx(inner.half && styles.half, inner.narrow && styles.narrow)}>
                  {part(inner, own)}
                </div>
              ))}
            </div>
          </div>
        )
      })}
      <div>
        <Button
          size="sm"
          icon="plus"
          onPress={() => {
            added()
            onChange([...rows, newRow(field.of ?? [], model.subject)])
            onLeave()
          }}
        >
          {addText(field, model)}
        </Button>
      </div>
    </div>
  )
}

/** A list of rows with more fields than fit a line: each a block of its own. */
export const blocks: WidgetKind = { frame: 'group', Control }
