import { useState } from 'react'
import { foldText } from '../../lib/fold-text'
import { isRecord } from '../../lib/is-record'
import { formatNumber } from '../../lib/quantity'
import { readFirst } from '../../manifest/subject'
import { initialValue } from '../../manifest/initial'
import { resolveValue } from '../../manifest/value'
import { CheckTiles } from '../../ui/form-controls/CheckTiles'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { Text } from '../../ui/typography/Text'
import styles from './forms.module.css'
import { Announce } from '../../platform/Announce'
import { useShownChoices, Waiting } from './choices'
import type { WidgetKind, WidgetProps } from './widget'

/** Number of options above which a filter box is shown; at most `most` are rendered. */
const many = 12
const most = 60

function Control({ field, value, onChange, label, model }: WidgetProps) {
  const { texts, locale } = model.env
  const { t } = texts
  const [filter, setFilter] = useState('')
  // For scalar lists the options belong to the field itself; for rows to their first field, and each selection adds a
  // row.
  const [picked, ...others] = field.of ?? [field]
  const { shown: choices, busy } = useShownChoices(picked && model.choices(picked), { keepsKnown: true })
  if (!picked || !choices || choices.state !== 'known')
    return <Waiting choices={choices} busy={busy} field={field} model={model} />
  const { options } = choices
  if (options.length === 0) return <Text tone="dim">{t('form.noOptions')}</Text>
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const rows = values.filter(isRecord)
  const chosen = field.of ? rows.map((row) => String(readFirst(row, picked.at))) : values.map(String)
  const wanted = foldText(filter)
  const fits = options.filter((option) => foldText(`${option.label} ${option.note ?? ''}`).includes(wanted))
  const shown = fits.slice(0, most)
  const rest = fits.length - shown.length
  const choose = (ids: readonly string[]): void => {
    const now = new Set([
      ...chosen.filter((id) => !shown.some((option) => option.id === id)),
      ...ids.filter((id) => shown.some((option) => option.id === id)),
    ])
    const before = new Map(rows.map((row, index) => [chosen[index], row]))
    onChange(
      options.flatMap((option): readonly unknown[] => {
        if (!now.has(option.id)) return []
        if (!field.of) return [option.value]
        const kept = others.flatMap((other) => {
          const source = initialValue(other)
          return source === undefined ? [] : [[other.at, resolveValue(source, model.subject)] as const]
        })
        return [before.get(option.id) ?? { ...Object.fromEntries(kept), [picked.at]: option.value }]
      }),
    )
  }
  return (
    <div className={styles.picks}>
      {options.length > many && (
        <SearchInput
          value={filter}
          onChange={setFilter}
          label={t('list.filterBy', { what: label })}
          placeholder={t('list.filterBy', { what: label })}
          clearLabel={t('form.clear')}
        />
      )}
      {wanted !== '' && (
        <Announce
          text={t('list.narrowedTo', {
            shown: t('list.of', {
              shown: formatNumber(fits.length, locale),
              all: formatNumber(options.length, locale),
            }),
            filter: t('list.typed', { text: filter.trim() }),
          })}
        />
      )}
      <CheckTiles
        columns={2}
        busy={busy}
        values={chosen}
        onChange={choose}
        options={shown.map((option) => ({
          value: option.id,
          title: option.label,
          description: option.note,
          disabledReason: option.disabledReason,
        }))}
      />
      {options.length > many && (
        <Text tone="dim">
          {[
            t('form.picked', { count: chosen.length }),
            ...(rest > 0 ? [t('form.unseen', { count: rest })] : []),
          ].join(' ')}
        </Text>
      )}
    </div>
  )
}

/** Multiple selection: scalar values, or a row for each. */
export const picks: WidgetKind = { frame: 'group', Control }
