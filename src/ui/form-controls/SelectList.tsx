import type { RefObject } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { foldedWords, foldText } from '../../lib/fold-text'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Layer } from '../overlay/Layer'
import { Text as ForeignText } from '../typography/Text'
import inputStyles from './Input.module.css'
import type { SelectOption } from './select-model'
import styles from './Select.module.css'

/** Props of the lazily loaded list. */
export interface SelectListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string | undefined
  readonly emptyText: string
  /** Filter input above the list. */
  readonly filter: { readonly label: string; readonly noMatchText: string } | undefined
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

interface OptionProps {
  readonly option: SelectOption
  /** Called when the selected option is chosen again, so that the list can close. */
  readonly onAgain?: (() => void) | undefined
}

function Option({ option, onAgain }: OptionProps) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={[option.label, option.note].filter(Boolean).join(' ')}
      className={styles.option ?? ''}
      {...(onAgain ? { onClick: onAgain } : {})}
    >
      {option.icon !== undefined && (
        <span className={cx(styles.mark, option.tone && styles[option.tone])}>
          <Icon name={option.icon} />
        </span>
      )}
      <span className={styles.words}>
        <Text slot="label">
          <ForeignText>{option.label}</ForeignText>
          {option.note !== undefined && <span className={styles.note}> {option.note}</span>}
        </Text>
        {option.disabledReason !== undefined && (
          <Text slot="description" className={styles.reason ?? ''}>
            {option.disabledReason}
          </Text>
        )}
      </span>
      {option.price !== undefined && <bdi className={styles.price}>{option.price}</bdi>}
      <span className={styles.tick}>
        <Icon name="check" size={14} />
      </span>
    </ListBoxItem>
  )
}

interface Group {
  readonly title: string | undefined
  readonly options: SelectOption[]
}

function grouped(options: readonly SelectOption[]): Group[] {
  const groups: Group[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.title === option.group) last.options.push(option)
    else groups.push({ title: option.group, options: [option] })
  }
  return groups
}

/** Whether a label has all words that are typed, as in the filter of a list. */
const hasWords = (label: string, typed: string): boolean => {
  const folded = foldText(label)
  return foldedWords(typed).every((word) => folded.includes(word))
}

/** The lazily loaded list of `SelectInput`, with an optional filter. */
export function SelectList(props: SelectListProps) {
  const { id, label, options, value, emptyText, filter, triggerRef, onChoose, onClose } = props
  const element = (option: SelectOption) => (
    <Option key={option.value} option={option} onAgain={option.value === value ? onClose : undefined} />
  )
  const list = (
    <ListBox
      id={id}
      aria-label={label}
      className={styles.list ?? ''}
      selectionMode="single"
      disallowEmptySelection
      autoFocus={filter === undefined ? (value === undefined ? 'first' : true) : false}
      selectedKeys={value === undefined ? [] : [value]}
      disabledKeys={options
        .filter((option) => option.disabledReason !== undefined)
        .map((option) => option.value)}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined) onChoose(String(key))
      }}
      renderEmptyState={() => (
        <div className={styles.empty}>{options.length === 0 ? emptyText : filter?.noMatchText}</div>
      )}
    >
      {grouped(options).map((group, index) =>
        group.title === undefined ? (
          group.options.map(element)
        ) : (
          <ListBoxSection key={`${group.title}-${index}`}>
            <Header className={styles.group}>{group.title}</Header>
            {group.options.map(element)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  )
  return (
    <Layer label={label} triggerRef={triggerRef} onClose={onClose} matchTrigger>
      {filter === undefined ? (
        list
      ) : (
        <Autocomplete filter={hasWords}>
          <SearchField aria-label={filter.label} autoFocus className={styles.filter ?? ''}>
            <div className={inputStyles.input}>
              <Icon name="search" />
              <Input className={cx(inputStyles.native)} placeholder={filter.label} />
            </div>
          </SearchField>
          {list}
        </Autocomplete>
      )}
    </Layer>
  )
}
