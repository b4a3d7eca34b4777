import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../../lib/is-composing'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { IconName } from '../../lib/icon-names'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { Icon } from '../Icon'
import { Kbd } from '../typography/Kbd'
import { visibleText } from '../typography/visible-text'
import { LocaleScope } from './LocaleScope'
import { highlighted } from './highlight'
import { useReturnFocus } from './opener'
import styles from './Palette.module.css'

/** A link or command. */
export interface PaletteOption {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** Dimmed kind and location: "Virtual machine, tll, 185.7.252.14". */
  readonly where?: string | undefined
  /** At the end: state or count. */
  readonly end?: ReactNode
  /** Shortcut, key by key. */
  readonly keys?: readonly string[] | undefined
  /** Tab opens its actions. */
  readonly more?: boolean | undefined
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined
}

/** A group of options with a heading. */
export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly options: readonly PaletteOption[]
}

interface PaletteDialogProps {
  /** Accessible name and placeholder: "Search or jump to…". */
  readonly label: string
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly groups: readonly PaletteGroup[]
  /** Shown without options. */
  readonly emptyText: string
  /** "5 results", announced after a change. */
  readonly countText: string
  /** Key hints in the footer: `[['Enter'], 'open']`. */
  readonly hints: readonly (readonly [keys: readonly string[], text: string])[]
  /** What the search lacks: "Jakarta is not searched: no answer". */
  readonly note?: string | undefined
  readonly onChoose: (id: string) => void
  /** Called for Tab on an option with `more`. */
  readonly onMore?: ((id: string) => void) | undefined
  /** The scope, shown beside the input; left with Escape, Shift+Tab, or Backspace in the empty input. */
  readonly scope?: { readonly name: string; readonly leave: () => void } | undefined
  readonly onClose: () => void
}

/** A text with marked matches. */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return highlighted(visibleText(text), query).map((piece, index) =>
    piece.match ? (
      <mark key={index} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  )
}

/** Command palette. Focus stays in the input; the active option is set by `aria-activedescendant`. Import it lazily. */
export function PaletteDialog(props: PaletteDialogProps) {
  const {
    label,
    query,
    onQuery,
    groups,
    emptyText,
    countText,
    hints,
    note,
    onChoose,
    onMore,
    scope,
    onClose,
  } = props
  const baseId = useId()
  useReturnFocus()
  const options = groups.flatMap((group) => group.options)
  const [activeId, setActiveId] = useState<string>()
  const found = options.findIndex((option) => option.id === activeId)
  const active = found >= 0 ? found : 0
  const current = options[active]
  const elementId = (id: string) => `${baseId}-${id}`

  const currentId = current?.id
  useEffect(() => {
    if (currentId !== undefined)
      document.getElementById(`${baseId}-${currentId}`)?.scrollIntoView({ block: 'nearest' })
  }, [baseId, currentId])

  const move = (to: number) => setActiveId(options[(to + options.length) % options.length]?.id)
  const choose = (option: PaletteOption) => {
    if (option.disabledReason === undefined) onChoose(option.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // The surrounding layer would close on Escape.
      event.stopPropagation()
      return
    }
    const leaves =
      event.key === 'Escape' ||
      (event.key === 'Tab' && event.shiftKey) ||
      (event.key === 'Backspace' && query === '')
    if (scope && leaves) {
      event.preventDefault()
      event.stopPropagation()
      scope.leave()
      return
    }
    if (event.key === 'Tab' && !event.shiftKey && current?.more === true && onMore) {
      event.preventDefault()
      setActiveId(undefined)
      onMore(current.id)
      return
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: Math.min(active + 8, options.length - 1),
      PageUp: Math.max(active - 8, 0),
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <LocaleScope>
      <ModalOverlay
        className={styles.scrim ?? ''}
        isOpen
        isDismissable
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Modal className={styles.palette ?? ''}>
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            <div className={styles.field}>
              <Icon name="search" size={20} />
              {scope && (
                <span className={styles.scope}>
                  <bdi>{visibleText(scope.name)}</bdi>
                </span>
              )}
              <input
                className={styles.input}
                role="combobox"
                aria-label={scope ? `${label}: ${visibleText(scope.name)}` : label}
                aria-expanded="true"
                aria-controls={`${baseId}-list`}
                aria-autocomplete="list"
                aria-activedescendant={current && elementId(current.id)}
                placeholder={label}
                autoFocus
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => {
                  setActiveId(undefined)
                  onQuery(event.currentTarget.value)
                }}
                onKeyDown={onKeyDown}
              />
              <Kbd>Esc</Kbd>
            </div>
            <div id={`${baseId}-list`} className={styles.list} role="listbox" aria-label={label}>
              {groups.map((group) => (
                <div key={group.id} role="group" aria-labelledby={elementId(`group-${group.id}`)}>
                  <div id={elementId(`group-${group.id}`)} className={styles.group} role="presentation">
                    {group.title}
                  </div>
                  {group.options.map((option) => (
                    // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- the search input keeps the focus and handles keys
                    <div
                      key={option.id}
                      id={elementId(option.id)}
                      className={styles.option}
                      role="option"
                      aria-selected={option.id === currentId}
                      aria-disabled={option.disabledReason === undefined ? undefined : true}
                      onPointerMove={() => setActiveId(option.id)}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choose(option)}
                    >
                      <Icon name={option.icon} />
                      <span className={styles.words}>
                        <bdi>
                          <Highlighted text={option.label} query={query} />
                        </bdi>{' '}
                        {option.where !== undefined && (
                          <span className={styles.where}>
                            <Highlighted text={option.where} query={query} />
                          </span>
                        )}
                      </span>
                      {option.disabledReason !== undefined && (
                        <span className={styles.end}>{option.disabledReason}</span>
                      )}
                      {option.end !== undefined && (
                        <span className={typeof option.end === 'string' ? styles.end : undefined}>
                          {option.end}
                        </span>
                      )}
                      {option.keys !== undefined && (
                        <span className={styles.keys}>
                          {option.keys.map((key) => (
                            <Kbd key={key}>{key}</Kbd>
                          ))}
                        </span>
                      )}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            {options.length === 0 && <div className={styles.empty}>{emptyText}</div>}
            <div className={styles.foot}>
              {hints.map(([keys, text]) => (
                <span key={text} className={styles.hint}>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                  {text}
                </span>
              ))}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </div>
            <VisuallyHidden>
              <span role="status">{countText}</span>
            </VisuallyHidden>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleScope>
  )
}
