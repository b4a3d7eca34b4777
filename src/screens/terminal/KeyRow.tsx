import { useScreenTexts } from '../../platform/i18n/use-texts'
import { rowKeys, type RowKey, type StickyKeys } from './sticky-keys'
import styles from './terminal.module.css'

/** Symbols of the arrow keys; the others show their name. */
const drawn: Readonly<Partial<Record<RowKey, string>>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' }

interface KeyRowProps {
  /** Presses are ignored; the keys stay focusable, because the row scrolls. */
  readonly disabled: boolean
  readonly sticky: StickyKeys
  readonly onSticky: (keys: StickyKeys) => void
  readonly onKey: (key: RowKey) => void
}

/** Keys that the keyboard of a phone does not have. */
export function KeyRow({ disabled, sticky, onSticky, onKey }: KeyRowProps) {
  const t = useScreenTexts('terminal')
  const toggle = (key: keyof StickyKeys, label: string) => (
    <button
      key={key}
      type="button"
      aria-disabled={disabled || undefined}
      aria-pressed={sticky[key]}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onSticky({ ...sticky, [key]: !sticky[key] })}
    >
      {label}
    </button>
  )
  return (
    <div className={styles.keys} role="toolbar" aria-label={t('keys')}>
      {rowKeys.flatMap((key) => [
        <button
          key={key}
          type="button"
          aria-disabled={disabled || undefined}
          aria-label={drawn[key] === undefined ? undefined : key}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => !disabled && onKey(key)}
        >
          {drawn[key] ?? key}
        </button>,
        ...(key === 'Tab' ? [toggle('ctrl', 'Ctrl'), toggle('alt', 'Alt')] : []),
      ])}
    </div>
  )
}
