import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { lazy, useLazyPart } from '../../ui/lazy'
import { isNarrowed, isSpoken } from './list-query'
import styles from './query-input.module.css'
import type { ListModel } from './use-list'

const completionsCode = lazy(async () => (await import('./QueryCompletions')).QueryCompletions)

interface QueryInputProps<Item> {
  list: ListModel<Item>
  /** What can be filtered by: "Filter by name, IP or system". */
  label: string
  shortcut?: string | undefined
  field: RefObject<HTMLInputElement | null>
}

/**
 * The query of a list as one readable text: words, and in front of them what the choice filters say. What is typed and can
 * be said by a choice filter becomes one, once the language is here. Names of fields and their values are completed by code
 * that comes with the first focus.
 */
export function QueryInput<Item>({ list, label, shortcut, field }: QueryInputProps<Item>) {
  const { query, typed, change, language } = list
  const { text, filters } = query
  const { t } = useTexts()
  const [used, setUsed] = useState(false)
  const [begun, setBegun] = useState(false)
  const Completions = useLazyPart(completionsCode, used)
  const found = typed === undefined && isSpoken(text) ? language?.split(text) : undefined
  // Before the next key can come: later it would put back what stood there before that key.
  useLayoutEffect(() => {
    if (!found || Object.keys(found.filters).length === 0) return
    const chosen = isNarrowed({ text: '', filters })
    change({ text: found.text, filters: { ...filters, ...found.filters } }, chosen ? undefined : text)
  })
  const value = typed ?? language?.write(query) ?? text
  const onChange = (next: string): void =>
    change(language ? language.split(next) : { text: next }, language && next)
  const [unknown] = language?.unknown(text) ?? []
  return (
    <>
      <SearchInput
        ref={field}
        value={value}
        onChange={(next) => {
          setBegun(true)
          onChange(next)
        }}
        onFocus={() => {
          setUsed(true)
          list.wantLanguage()
        }}
        label={label}
        placeholder={label}
        clearLabel={t('list.filterClear')}
        shortcut={shortcut}
        completions={
          Completions && language ? (
            <Completions
              input={field}
              value={value}
              onChange={onChange}
              begun={begun}
              language={language}
              items={list.items}
            />
          ) : null
        }
      />
      {unknown !== undefined && language && (
        <span role="status" className={styles.unknownField}>
          {t('list.unknownField', {
            name: unknown,
            fields: language.fields.map(({ name }) => name).join(', '),
          })}
        </span>
      )}
    </>
  )
}
