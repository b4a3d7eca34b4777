import { useState, type RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { lazyCode, useLazyPart, type LazyCode } from '../../ui/lazy-part'
import styles from './query-input.module.css'
import type { QueryLanguage } from './query-language'
import type { ListAddress } from './use-list-address'
import { useQueryBox } from './use-query-box'

const completionsCode = lazyCode(async () => (await import('./QueryCompletions')).QueryCompletions)

interface QueryInputProps<Make, Item> {
  address: ListAddress
  /** The code of the list's language, and how the language is made with it. */
  code: LazyCode<Make>
  make: (code: Make) => QueryLanguage<Item>
  /** What is filtered; values are completed from them. */
  items: readonly Item[]
  /** What can be filtered by: "Filter by name, IP or system". */
  label: string
  shortcut?: string | undefined
  field: RefObject<HTMLInputElement | null>
}

/** The filter of a list, which completes names of fields and their values. What that needs comes with the first focus. */
export function QueryInput<Make, Item>(props: QueryInputProps<Make, Item>) {
  const { address, code, make, items, label, shortcut, field } = props
  const { t } = useTexts()
  const [used, setUsed] = useState(false)
  const [begun, setBegun] = useState(false)
  const { value, onChange, language } = useQueryBox(address, code, make, used)
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
        onFocus={() => setUsed(true)}
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
