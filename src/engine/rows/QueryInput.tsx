import { useState, type RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import styles from './query-input.module.css'
import type { QueryLanguage } from './query-language'
import type { ListAddress } from './use-list-address'
import { useQueryBox } from './use-query-box'
import { lazy, useLazyPart } from '../../ui/lazy'

const completionsCode = lazy(async () => (await import('./QueryCompletions')).QueryCompletions)

interface QueryInputProps<Item> {
  address: ListAddress
  /** Undefined until it is needed and here. */
  language: QueryLanguage<Item> | undefined
  /** The box is used, so the language will be needed. */
  onUse: () => void
  /** What is filtered; values are completed from them. */
  items: readonly Item[]
  /** What can be filtered by: "Filter by name, IP or system". */
  label: string
  shortcut?: string | undefined
  field: RefObject<HTMLInputElement | null>
}

/** The filter of a list, which completes names of fields and their values. What that needs comes with the first focus. */
export function QueryInput<Item>(props: QueryInputProps<Item>) {
  const { address, language, onUse, items, label, shortcut, field } = props
  const { t } = useTexts()
  const [used, setUsed] = useState(false)
  const [begun, setBegun] = useState(false)
  const { value, onChange } = useQueryBox(address, language)
  const Completions = useLazyPart(completionsCode, used)
  const [unknown] = language?.unknown(address.query.text) ?? []
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
          onUse()
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
              items={items}
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
