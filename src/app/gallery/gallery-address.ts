import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { rooms } from './gallery-entries'

/** Preview widths in px; undefined for the whole page. */
export const widths = { full: undefined, tablet: 768, phone: 390 } as const
export type Width = keyof typeof widths

/** State of the gallery in the URL. */
export interface GalleryAddress {
  readonly room: string
  readonly width: Width
  /** Only the examples, inside the preview iframe. */
  readonly framed: boolean
  /** Theme, if not the site's. */
  readonly theme: string | undefined
}

function isWidth(name: string | null): name is Width {
  return name !== null && Object.hasOwn(widths, name)
}

function read(): GalleryAddress {
  const search = new URLSearchParams(window.location.search)
  const anchor = decodeURIComponent(window.location.hash.slice(1))
  const wanted = search.get('room')
  const width = search.get('width')
  const room =
    rooms.find(({ entries }) => entries.some(({ id }) => id === anchor)) ??
    rooms.find(({ id }) => id === wanted) ??
    rooms[0]
  return {
    room: room?.id ?? '',
    width: isWidth(width) ? width : 'full',
    framed: search.has('framed'),
    theme: search.get('theme') ?? undefined,
  }
}

/** URL of a gallery state, with the anchor of an entry. */
export function hrefOf({ room, width, framed, theme }: GalleryAddress, anchor = ''): string {
  const search = new URLSearchParams({ room })
  if (width !== 'full') search.set('width', width)
  if (framed) search.set('framed', '')
  if (theme !== undefined) search.set('theme', theme)
  return `?${search.toString()}${anchor === '' ? '' : `#${anchor}`}`
}

const address = createStore<string>(window.location.href)
const follow = (): void => address.set(window.location.href)
window.addEventListener('popstate', follow)
window.addEventListener('hashchange', follow)

let present = { href: '', value: read() }

function current(): GalleryAddress {
  const href = address.get()
  if (present.href !== href) present = { href, value: read() }
  return present.value
}

/** State of the gallery from the URL. */
export function useGalleryAddress(): GalleryAddress {
  return useSyncExternalStore(address.subscribe, current)
}

/** Navigates in the gallery without a page load. */
export function goTo(href: string): void {
  window.history.pushState(null, '', href)
  follow()
}
