import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFocused } from './acts'

/** The focused element, and the way from it to the target. */
interface Seen {
  readonly what: string
  /** Why the focus cannot be seen; null if it can. */
  readonly problem: string | null
  /** Whether nothing has the focus. */
  readonly isNowhere: boolean
  /** Whether this is the first look at the document, which was just loaded. */
  readonly isNew: boolean
  /** Whether the focus is where it was at the last look. */
  readonly isSame: boolean
  /** The key that leads to the target; '' when it is reached, null when it has left the document. */
  readonly key: string | null
}

/**
 * Checks the focused element, in the page. It has to be in the window, not covered, and to look different from when it has no
 * focus: by an outline, or else by a difference that shows once the focus has moved on.
 */
async function look(target: Element | SVGElement): Promise<Seen> {
  interface Kept {
    keptFocus?: { holder: Element | null; plain?: { element: Element; drawn: string; what: string } }
  }
  const kept = globalThis as Kept
  const before = kept.keptFocus
  const holder = document.activeElement
  const id = holder?.getAttribute('aria-activedescendant')
  const element = (id ? document.getElementById(id) : null) ?? holder ?? document.body
  const what = element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 160)
  kept.keptFocus = { holder }

  /** Elements that can show the focus of an element: itself, its label, its field and its parent. */
  const parts = (of: Element): Element[] =>
    [of, of.closest('label'), of.closest('[data-field]'), of.parentElement].filter((each) => each !== null)
  const drawn = (of: Element): string =>
    parts(of)
      .map((each) => getComputedStyle(each))
      .map(({ outline, boxShadow, backgroundColor, borderColor }) =>
        [outline, boxShadow, backgroundColor, borderColor].join(),
      )
      .join('\n')
  const hasOutline = (each: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/[,/] ?0\)$/.test(outlineColor)
  }
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()))
    })
  const hidden = (): string | null => {
    const own = element.getBoundingClientRect()
    const isTiny = own.width <= 1 || own.height <= 1
    const shown = isTiny ? (element.closest('label') ?? element.parentElement ?? element) : element
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return 'it is out of the window'
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    return parts(element).some((each) => each.contains(hit))
      ? null
      : `it is covered by ${hit?.outerHTML.slice(0, 160) ?? 'nothing'}`
  }
  const complain = async (): Promise<string | null> => {
    const plain = before?.plain
    if (plain?.element.isConnected && plain.element !== element && drawn(plain.element) === plain.drawn)
      return `it looks the same with and without the focus: ${plain.what}`
    // A focused heading or region is no control and needs no ring.
    const controls =
      'a, button, input, textarea, [tabindex="0"], [role^=menuitem], [role=option], [role=radio]'
    if (!element.matches(controls)) return null
    if (!parts(element).some(hasOutline)) {
      // A slow browser draws the difference with the next frame.
      await painted()
      kept.keptFocus = { holder, plain: { element, drawn: drawn(element), what } }
    }
    // For some frames, a closed menu may cover the page or not have returned the focus yet.
    const isStill = () => document.activeElement === holder
    for (let frame = 0; frame < 60 && isStill() && hidden() !== null; frame += 1) await painted()
    return isStill() ? hidden() : null
  }
  const keyTo = (): string | null => {
    if (!target.isConnected) return null
    if (holder === target || (target.id !== '' && id === target.id)) return ''
    if (!holder) return 'Tab'
    const group = target.closest('[role=radiogroup], [role=tablist], [role=menu], [role=listbox]')
    const isOpen = group?.matches('[role=menu], [role=listbox]') ?? false
    if (isOpen) return 'ArrowDown'
    const isRadio = (each: Element) => each instanceof HTMLInputElement && each.type === 'radio' && each.name
    const isOneOfThem = isRadio(holder) !== false && isRadio(holder) === isRadio(target)
    if (isOneOfThem || group?.contains(holder)) return 'ArrowRight'
    const isBefore = holder.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? 'Shift+Tab' : 'Tab'
  }
  return {
    what,
    problem: await complain(),
    isNowhere: element === document.body,
    isNew: before === undefined,
    isSame: before?.holder === holder,
    key: keyTo(),
  }
}

/** A visitor without a pointer. Every step fails when the focused element cannot be seen. */
export interface Keys {
  /** Moves the focus to something: Tab or Shift+Tab, arrows among radios, and in a menu or list that is open. */
  readonly to: (target: Locator) => Promise<void>
  /** Goes to something and presses a key there, Enter unless another one is named. */
  readonly press: (target: Locator, key?: string) => Promise<void>
  /** Goes to a field and replaces what it holds. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Opens a menu by its button and chooses an entry. */
  readonly pick: (button: Locator, entry: string | RegExp) => Promise<void>
  /** Chooses from the menu of a row. */
  readonly act: (row: string, action: string | RegExp) => Promise<void>
  /** Chooses an option of a list that opens. */
  readonly select: (box: Locator, option: string | RegExp) => Promise<void>
}

/** More stops than any page has. */
const most = 200

/** Works a page by keys alone, as someone does who sees where they are. */
export function byKeys(page: Page): Keys {
  const seen = async (target: ElementHandle<Element | SVGElement>): Promise<Seen> => {
    const now = await target.evaluate(look)
    if (now.problem !== null) throw new Error(`The focus is not seen: ${now.problem}\n${now.what}`)
    return now
  }
  const find = async (target: Locator) => {
    const handle = await target.elementHandle()
    if (!handle) throw new Error(`There is no ${String(target)}`)
    return handle
  }
  /** Waits until the focus is in the layer of the target. On a page that was just loaded, skips to the content. */
  const settle = async (target: Locator): Promise<void> => {
    const handle = await find(target)
    const { isNew, isNowhere } = await seen(handle)
    if (isNew && isNowhere) {
      if (!(await handle.evaluate((element) => element.closest('main') !== null))) return
      await page.keyboard.press('Tab')
      await seen(handle)
      await page.keyboard.press('Enter')
    }
    const isKept = () =>
      target.evaluate((element) => {
        const layer = element.closest('[role=dialog], [role=alertdialog], [role=menu]') ?? document
        return document.activeElement !== document.body && layer.contains(document.activeElement)
      })
    await expect.poll(isKept, { message: `the focus was lost before ${String(target)}` }).toBe(true)
  }
  const to = async (target: Locator): Promise<void> => {
    await settle(target)
    let handle = await find(target)
    const passed: string[] = []
    for (let strokes = 0; strokes < most; strokes += 1) {
      const { what, key, isSame } = await seen(handle)
      if (key === '') return
      if (isSame && passed.length > 0 && key?.endsWith('Tab')) throw new Error(`The focus is caught: ${what}`)
      passed.push(what)
      if (key === null) handle = await find(target)
      else await page.keyboard.press(key)
    }
    throw new Error(`The focus never came to ${String(target)}, but to\n${passed.slice(-40).join('\n')}`)
  }
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await to(target)
    await page.keyboard.press(key)
  }
  const pick = async (button: Locator, entry: string | RegExp): Promise<void> => {
    await press(button)
    const named = { name: entry, exact: true }
    const item = page.getByRole('menuitem', named).or(page.getByRole('menuitemradio', named))
    const any = item.or(page.getByRole('menuitemcheckbox', named))
    await any.waitFor()
    await expect.poll(() => any.isEnabled()).toBe(true)
    await press(any)
  }
  return {
    to,
    press,
    type: async (field, text) => {
      await to(field)
      expect(await isFocused(field)).toBe(true)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    pick,
    act: (row, action) => pick(page.getByRole('button', { name: `Actions for ${row}`, exact: true }), action),
    select: async (box, option) => {
      await press(box)
      await press(page.getByRole('option', { name: option }))
    },
  }
}
