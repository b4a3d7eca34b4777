import { useCallback, useRef, useState, type RefObject } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { observeSize } from '../layout/observe-size'
import { useHeadingFocus } from '../overlay/opener'
import { useMenu } from '../overlay/use-menu'
import { Kbd } from '../typography/Kbd'
import styles from './BulkBar.module.css'

/** An action on the selected rows. */
export interface BulkAction {
  readonly id: string
  /** "Stop", or "Stop 2 of 3" if it applies only to some. */
  readonly label: string
  readonly icon: IconName
  /** Placed apart at the end. */
  readonly danger?: boolean | undefined
  /** Why it applies to none of them. */
  readonly disabledReason?: string | undefined
}

interface BulkBarProps {
  /** "3 selected", or with "2 not in view". */
  readonly label: string
  readonly actions: readonly BulkAction[]
  readonly onAction: (id: string) => void
  readonly onIntent?: ((id: string) => void) | undefined
  readonly clearLabel: string
  readonly onClear: () => void
  /** Label of the menu with the actions there is no room for. */
  readonly moreLabel: string
}

/**
 * Whether a bar is wider than it may be, and a ref that measures it.
 * @param place set to the bar
 * @param content labels of the bar; with others it is measured anew, before anything is folded
 */
function useFolded(place: RefObject<HTMLElement | null>, content: string) {
  const [folded, setFolded] = useState<string>()
  const measure = useCallback(
    (bar: HTMLElement | null) => {
      place.current = bar
      if (!bar) return undefined
      let needed: number | undefined
      return observeSize([bar, document.documentElement], () => {
        needed ??= bar.scrollWidth
        // A phone sets no limit, and folds by its style.
        const most = parseFloat(getComputedStyle(bar).maxInlineSize)
        setFolded(needed > most ? content : undefined)
      })
    },
    [place, content],
  )
  return { measure, isFolded: folded === content }
}

/** Limits where not all actions fit: number of actions, and total letters of their labels. */
const ifFolded = { actions: 3, letters: 18 }

function shownIfFolded(actions: readonly BulkAction[]): number {
  let letters = 0
  const over = actions.findIndex((action) => (letters += action.label.length) > ifFolded.letters)
  return Math.min(ifFolded.actions, over === -1 ? actions.length : Math.max(1, over))
}

/** Floating bar of bulk actions over the list; on phones at the bottom. What has no room is in a menu. */
export function BulkBar({
  label,
  actions,
  onAction,
  onIntent,
  clearLabel,
  onClear,
  moreLabel,
}: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeadingFocus(bar)
  const { measure, isFolded } = useFolded(bar, [label, ...actions.map((action) => action.label)].join('\n'))
  const usual = actions.filter((action) => !action.danger)
  const danger = actions.filter((action) => action.danger)
  // A single one needs no menu.
  const shown = shownIfFolded(usual)
  const folded = [...usual.slice(shown), ...danger]
  const { trigger, menu } = useMenu({
    label: moreLabel,
    align: 'end',
    groups: [
      { entries: usual.slice(shown) },
      { entries: danger },
      { entries: [{ id: '', label: clearLabel }] },
    ].filter((group) => group.entries.length > 0),
    onAction: (id) => (id === '' ? onClear() : onAction(id)),
  })
  const button = (action: BulkAction, rest: boolean) => (
    <button
      key={action.id}
      type="button"
      className={cx(styles.button, rest && styles.rest)}
      aria-disabled={action.disabledReason === undefined ? undefined : true}
      title={action.disabledReason}
      onPointerEnter={() => onIntent?.(action.id)}
      onFocus={() => onIntent?.(action.id)}
      onClick={() => action.disabledReason === undefined && onAction(action.id)}
    >
      <Icon name={action.icon} />
      {action.label}
    </button>
  )
  return (
    <div
      ref={measure}
      className={cx(styles.bar, isFolded && styles.folded)}
      role="toolbar"
      aria-label={label}
      data-keep-clear=""
      data-foot-bar=""
    >
      <span className={styles.count}>{label}</span>
      {usual.map((action, index) => button(action, index >= shown))}
      {danger.length > 0 && <span className={styles.rule} />}
      {danger.map((action) => button(action, true))}
      <span className={styles.rule} />
      <button
        type="button"
        className={cx(styles.button, styles.quiet, folded.length > 0 && styles.rest)}
        onClick={onClear}
      >
        {clearLabel}
        <span className={styles.key}>
          <Kbd onDark>Esc</Kbd>
        </span>
      </button>
      {folded.length > 0 && (
        <button
          type="button"
          ref={trigger.ref}
          className={cx(styles.button, styles.more)}
          aria-haspopup="menu"
          aria-expanded={trigger.popup?.expanded}
          onClick={trigger.onPress}
          onPointerEnter={trigger.onIntent}
          onFocus={trigger.onIntent}
        >
          <Icon name="ellipsis" />
          {moreLabel}
        </button>
      )}
      {menu}
    </div>
  )
}
