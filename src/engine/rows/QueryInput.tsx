import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { lazy, useLazyPart } from '../../ui/lazy'
import { isNarrowed, hasConditions } from './list-query'
import styles from './query-input.module.css'
import type { QueryLanguage } from './query-language'
import type { ListModel } from './use-list'

const completionsCode = lazy(async () => (await import('./QueryCompletions')).QueryCompletions)

interface QueryInputProps<Item> {
  list: ListModel<Item>
  /** Placeholder: "Filter by name, IP or system". */
  label: string
  shortcut?: string | undefined
  field: RefObject<HTMLInputElement | null>
}

/**
 * The parts of a query that were not understood: an unknown field, a value that cannot be compared, a sign, or a value no
 * item has.
 */
function Misread<Item>({
  language,
  text,
}: {
  readonly language: QueryLanguage<Item>
  readonly text: string
}) {
  const { t } = useTexts()
  const [unknown] = language.unknown(text)
  const [unread] = language.unread(text)
  const misread = language.misread(text)
  const [unmet] = language.unmet(text)
  const notice =
    unknown !== undefined
      ? t('list.unknownField', { name: unknown, fields: language.fields.map(({ name }) => name) })
      : unread !== undefined
        ? t('list.unreadValue', { value: unread })
        : misread !== undefined
          ? t(`list.misread.${misread}`)
          : unmet &&
            t('list.unmetValue', {
              field: unmet.field,
              value: unmet.value,
              choices: unmet.choices,
            })
  return notice === undefined ? null : (
    <span role="status" className={styles.unread}>
      {notice}
    </span>
  )
}

/**
 * The query of a list as one text: conditions of the choice filters, then words. Typed conditions that a choice filter
 * supports are moved there once the query language is loaded. Completion is loaded at the first focus.
 */
export function QueryInput<Item>({ list, label, shortcut, field }: QueryInputProps<Item>) {
  const { query, typed, change, language } = list
  const { text, filters } = query
  const { t } = useTexts()
  const [used, setUsed] = useState(false)
  const [begun, setBegun] = useState(false)
  const Completions = useLazyPart(completionsCode, used)
  const found = typed === undefined && hasConditions(text) ? language?.split(text) : undefined
  // A layout effect: later it could overwrite a typed key.
  useLayoutEffect(() => {
    if (!found || Object.keys(found.filters).length === 0) return
    const chosen = isNarrowed({ text: '', filters })
    change({ text: found.text, filters: { ...filters, ...found.filters } }, chosen ? undefined : text)
  })
  const value = typed ?? language?.write(query) ?? text
  const onChange = (next: string): void =>
    change(language ? language.split(next) : { text: next }, language && next)
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
      {language && <Misread language={language} text={text} />}
    </>
  )
}
