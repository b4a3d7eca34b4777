import { useId, useState } from 'react'
import { isRecord } from '../../lib/is-record'
import { numberSigns, type NumberSigns } from '../../lib/number-signs'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { TextInput } from '../../ui/form-controls/TextInput'
import styles from './forms.module.css'
import { readEntry, writeEntry } from './number-entry'
import { useAddedRow } from './use-added-row'
import type { WidgetKind, WidgetProps } from './widget'

type Entry = readonly [name: string, value: string]

/**
 * The map of some entries; with `numbers`, the signs of the language, values are read as `readEntry` does. Names are
 * unique: an entry with an empty or repeated name is stored under the empty name, which validation refuses.
 *
 * | entries | map |
 * | --- | --- |
 * | `team`: `astro`, ` team `: `astro` | `{ team: 'astro' }` |
 * | `web`: `2` of numbers, of texts | `{ web: 2 }`, `{ web: '2' }` |
 * | `web`: `0x10`, of numbers too | `{ web: '0x10' }` |
 * | `team`: `astro`, `team`: `radio` | `{ team: 'astro', '': 'radio' }` |
 * | an empty name with an empty value | `{}` |
 */
export function mapOf(entries: readonly Entry[], numbers?: NumberSigns): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [typed, value] of entries) {
    const name = typed.trim()
    if (name === '' && value === '') continue
    made[Object.hasOwn(made, name) ? '' : name] = numbers ? readEntry(value, numbers) : value
  }
  return made
}

function Control({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t } = model.env.texts
  const signs = numberSigns(model.env.locale)
  const numbers = field.entries === 'number' ? signs : undefined
  const id = useId()
  const given = isRecord(value) ? value : {}
  const [typed, setTyped] = useState<readonly Entry[]>(() =>
    Object.entries(given).map(([name, each]) => [name, writeEntry(each, signs)]),
  )
  // Entries hold more than the map while a name is missing; they are replaced if the map was changed from outside.
  const follows = JSON.stringify(mapOf(typed, numbers)) === JSON.stringify(given)
  const entries = follows
    ? typed
    : Object.entries(given).map(([name, each]): Entry => [name, writeEntry(each, signs)])
  const { place, added } = useAddedRow(entries.length)
  const change = (next: readonly Entry[]): void => {
    setTyped(next)
    onChange(mapOf(next, numbers))
  }
  const put = (at: number, entry: Entry): void =>
    change(entries.map((each, index) => (index === at ? entry : each)))
  return (
    <div
      ref={place}
      className={styles.entries}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setTyped(entries.map(([name, each]) => [name.trim(), each]))
        onLeave()
      }}
    >
      {entries.map(([name, each], index) => {
        const number = index + 1
        return (
          <div key={index} className={styles.entry} data-row-key={index}>
            <TextInput
              id={`${id}name${index}`}
              value={name}
              onChange={(text) => put(index, [text, each])}
              bareLabel={t('form.entryName', { what: label, number })}
              placeholder={t('form.entryNameShort')}
              autoComplete="off"
            />
            <TextInput
              id={`${id}value${index}`}
              value={each}
              onChange={(text) => put(index, [name, text])}
              bareLabel={t('form.entryValue', { what: label, number })}
              placeholder={t('form.entryValueShort')}
              autoComplete="off"
            />
            <IconButton
              icon="trash-2"
              label={t('form.remove', { what: name || t('form.entry', { number }) })}
              onPress={() => change(entries.filter((_, other) => other !== index))}
            />
          </div>
        )
      })}
      <div>
        <Button
          size="sm"
          icon="plus"
          onPress={() => {
            added()
            setTyped([...entries, ['', '']])
          }}
        >
          {t('form.addEntry')}
        </Button>
      </div>
    </div>
  )
}

/** Key-value pairs such as labels, sent as a map. */
export const map: WidgetKind = { frame: 'group', Control }
