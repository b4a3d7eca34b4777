import { Fragment, useEffect, useRef, useState, type RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Separator } from 'react-aria-components/Menu'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Layer } from './Layer'
import styles from './Menu.module.css'
import { rememberOpener } from './opener'
import type { MenuContent, MenuEntry, MenuGroup } from './menu-model'

/** Content of a menu, and its trigger. */
export interface MenuPopoverProps extends MenuContent {
  readonly id: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

function Entry({ entry, exclusive }: { readonly entry: MenuEntry; readonly exclusive: boolean }) {
  const checkable = 'checked' in entry
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={cx(styles.item, entry.danger && styles.danger)}
      {...entry.marks}
      {...('href' in entry && entry.href !== undefined ? { href: entry.href } : {})}
    >
      {checkable && (
        <span className={exclusive ? styles.radio : styles.box}>
          {!exclusive && <Icon name="check" size={14} />}
        </span>
      )}
      {entry.icon !== undefined && <Icon name={entry.icon} />}
      <span className={styles.words}>
        <span>{entry.label}</span>
        {entry.disabledReason !== undefined && <span className={styles.reason}> {entry.disabledReason}</span>}
      </span>
    </MenuItem>
  )
}

/** Selection mode of a group; undefined for plain entries. */
function checks({ entries, exclusive = false }: MenuGroup) {
  const checked = entries.filter((entry) => 'checked' in entry)
  if (checked.length === 0) return {}
  return {
    selectionMode: exclusive ? ('single' as const) : ('multiple' as const),
    selectedKeys: checked.filter((entry) => entry.checked).map((entry) => entry.id),
    disallowEmptySelection: exclusive,
  }
}

/** Heights in px of an entry, one with a reason, and a group separator. */
const heights = { entry: 32, reasoned: 42, between: 9 } as const

/** Whether a menu fits above or below its trigger; otherwise it is placed beside it. */
function fits(groups: readonly MenuGroup[], trigger: HTMLElement | null): boolean {
  const box = trigger?.getBoundingClientRect()
  if (!box) return true
  const needed = groups
    .flatMap(({ entries }) => entries)
    .reduce(
      (sum, { disabledReason }) => sum + (disabledReason === undefined ? heights.entry : heights.reasoned),
      groups.length * heights.between,
    )
  return needed < Math.max(box.top, window.innerHeight - box.bottom) - 2 * heights.between
}

/** Frames until react-aria has marked an entry of a new menu as focused. */
const patience = 10

/**
 * Gives the focus to the entry that is marked as focused. When the menu opens at once, react-aria may leave the focus on
 * the menu itself, where Enter does nothing, and arrows never reach the only entry.
 */
function useEntryFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = ref.current
    let frame = 0
    const wait = (frames: number) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const entry = menu?.querySelector<HTMLElement>('[data-focused]')
        if (document.activeElement === menu && entry) entry.focus({ preventScroll: true })
        else if (frames > 0) wait(frames - 1)
      })
    }
    const begin = () => wait(patience)
    begin()
    menu?.addEventListener('focus', begin)
    return () => {
      cancelAnimationFrame(frame)
      menu?.removeEventListener('focus', begin)
    }
  }, [ref])
}

/** The lazily loaded menu of `useMenu`. Arrow keys move, letters jump, Escape closes. */
export function MenuPopover(props: MenuPopoverProps) {
  const { id, label, groups, align = 'start', sheetHeader, onAction, triggerRef, onClose } = props
  const entries = groups.flatMap((group) => group.entries)
  const disabledKeys = entries.filter((entry) => entry.disabledReason !== undefined).map((entry) => entry.id)
  const stays = new Set(
    groups
      .filter((group) => !group.exclusive)
      .flatMap((group) => group.entries.filter((entry) => 'checked' in entry).map((entry) => entry.id)),
  )
  const [placement] = useState(() =>
    fits(groups, triggerRef.current) ? (`bottom ${align}` as const) : ('start top' as const),
  )
  const menu = useRef<HTMLDivElement>(null)
  useEntryFocus(menu)
  const choose = (key: string | number) => {
    rememberOpener(triggerRef.current)
    if (!stays.has(String(key))) onClose()
    onAction(String(key))
  }
  return (
    <Layer
      label={label}
      triggerRef={triggerRef}
      onClose={onClose}
      placement={placement}
      sheetHeader={sheetHeader}
    >
      <Menu
        ref={menu}
        id={id}
        aria-label={label}
        className={cx(styles.menu, entries.some((entry) => entry.icon) && styles.pictured)}
        autoFocus="first"
        disabledKeys={disabledKeys}
        onAction={choose}
      >
        {groups.map((group, index) => (
          <Fragment key={group.title ?? group.entries[0]?.id ?? index}>
            {index > 0 && <Separator className={styles.rule ?? ''} />}
            <MenuSection aria-label={group.title ?? label} {...checks(group)}>
              {group.title !== undefined && <Header className={styles.title}>{group.title}</Header>}
              {group.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} exclusive={group.exclusive ?? false} />
              ))}
            </MenuSection>
          </Fragment>
        ))}
      </Menu>
    </Layer>
  )
}
