import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { isComposing } from '../../lib/is-composing'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { Text } from '../../ui/typography/Text'
import { completeQuery } from './complete-query'
import type { QueryLanguage } from './query-language'
import styles from './query-completions.module.css'

/** Props of `QueryCompletions`. */
export interface QueryCompletionsProps<Item> {
  /** The input it completes, a combobox. */
  input: RefObject<HTMLInputElement | null>
  /** Text of the input. */
  value: string
  onChange: (value: string) => void
  /** The user typed before this code was loaded. */
  begun: boolean
  language: QueryLanguage<Item>
  items: readonly Item[]
}

/** The last input and caret position; `asked` if completions were requested by a key. */
interface Typed {
  text: string
  caret: number
  asked: boolean
}

/**
 * Completion of field names and values below a query input, as a combobox with a listbox (ARIA Authoring Practices).
 * Nothing is selected until an arrow key is pressed, so Enter keeps plain text. Enter and Tab accept the selection,
 * Escape closes.
 */
export function QueryCompletions<Item>({
  input,
  value,
  onChange,
  begun,
  language,
  items,
}: QueryCompletionsProps<Item>) {
  const { t, locale } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<Typed | undefined>(
    begun ? { text: value, caret: value.length, asked: false } : undefined,
  )
  const [active, setActive] = useState<number>()
  const caret = useRef<number>(undefined)
  const current = typed?.text === value ? typed : undefined
  const completion = useMemo(
    () => current && completeQuery(language, items, current.text, current.caret, current.asked),
    [current, language, items],
  )
  const options = completion?.options ?? []
  const open = options.length > 0
  const at = open && active !== undefined && active < options.length ? active : undefined

  const take = (index: number): void => {
    const option = options[index]
    if (!completion || !option || !current) return
    const { from, to } = completion
    const text = `${current.text.slice(0, from)}${option.insert}${current.text.slice(to).trimStart()}`
    caret.current = from + option.insert.length
    setActive(undefined)
    setTyped(option.insert.endsWith(':') ? { text, caret: caret.current, asked: false } : undefined)
    onChange(text)
  }
  const key = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const handled = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      handled()
      const { current: box } = input
      const down = event.key === 'ArrowDown'
      if (!open && box) setTyped({ text: box.value, caret: box.selectionStart ?? 0, asked: true })
      else if (at === undefined) setActive(down ? 0 : options.length - 1)
      else setActive((at + (down ? 1 : -1) + options.length) % options.length)
    } else if (!open) return
    else if (event.key === 'Escape') {
      handled()
      setTyped(undefined)
    } else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && at !== undefined) {
      handled()
      take(at)
    }
  }
  const latest = useRef(key)
  useLayoutEffect(() => {
    latest.current = key
    const { current: box } = input
    if (caret.current === undefined || !box) return
    box.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  // A layout effect, because a passive one would miss keys pressed before it runs.
  useLayoutEffect(() => {
    const { current: box } = input
    if (!box) return
    const ends = new AbortController()
    const on = (name: string, hear: (event: Event) => void): void =>
      box.addEventListener(name, hear, { signal: ends.signal })
    on('keydown', (event) => event instanceof KeyboardEvent && latest.current(event))
    on('blur', () => setTyped(undefined))
    // At the document, which gets the event after React: rendering earlier would restore the old text, and React would
    // then ignore the typed letter.
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target !== box) return
        setActive(undefined)
        setTyped({ text: box.value, caret: box.selectionStart ?? box.value.length, asked: false })
      },
      { signal: ends.signal },
    )
    return () => ends.abort()
  }, [input])
  const listed = open ? id : undefined
  const chosen = at === undefined ? undefined : `${id}-${at}`
  useEffect(() => {
    const { current: box } = input
    if (!box || listed === undefined) return
    box.setAttribute('aria-expanded', 'true')
    box.setAttribute('aria-controls', listed)
    return () => {
      box.setAttribute('aria-expanded', 'false')
      box.removeAttribute('aria-controls')
    }
  }, [input, listed])
  useEffect(() => {
    const { current: box } = input
    if (!box || chosen === undefined) return
    box.setAttribute('aria-activedescendant', chosen)
    document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' })
    return () => box.removeAttribute('aria-activedescendant')
  }, [input, chosen])
  if (!open) return null
  return (
    <div id={id} role="listbox" aria-label={t('list.completions')} className={styles.list}>
      {options.map(({ insert, label, note, count }, index) => (
        // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- focus and keys stay in the input
        <div
          key={insert}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(index)}
        >
          <span className={styles.label}>
            <Text>{label}</Text>
          </span>
          {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
          {count !== undefined && <span className={styles.note}>{formatNumber(count, locale)}</span>}
        </div>
      ))}
    </div>
  )
}
