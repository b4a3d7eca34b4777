import { engineGallery } from '../../engine/gallery'
import type { Example } from '../../ui/example'
import { gallery } from '../../ui/gallery'

/** One component or kind with its examples. */
export interface ShownEntry {
  /** Its anchor: "cells/money". */
  readonly id: string
  readonly title: string
  readonly examples: readonly Example[]
  /** The examples are of the engine and need its stage. */
  readonly staged: boolean
}

/** Entries that are shown together. */
export interface GalleryRoom {
  readonly id: string
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

const all = [
  ...engineGallery.map((entry) => ({ ...entry, staged: true })),
  ...gallery.map((entry) => ({ ...entry, staged: false })),
]

function capital(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
}

/** What stands in no folder is a room with this name. */
const elsewhere = 'basics'

function roomOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : elsewhere
}

/** Everything there is to see, by room: the engine's kinds first, then the design system by folder. */
export const rooms: readonly GalleryRoom[] = [...new Set(all.map(({ name }) => roomOf(name)))].map((id) => ({
  id,
  title: capital(id),
  entries: all
    .filter(({ name }) => roomOf(name) === id)
    .map(({ name, examples, staged }) => ({
      id: name,
      title: name.slice(name.indexOf('/') + 1),
      examples,
      staged,
    })),
}))
