import { engineGallery } from '../../engine/gallery'
import type { Example } from '../../ui/example'
import { gallery } from '../../ui/gallery'

/** A component or kind with its examples. */
export interface ShownEntry {
  /** Anchor: "cells/money". */
  readonly id: string
  readonly title: string
  readonly examples: readonly Example[]
  /** Engine examples, which need `ExampleStage`. */
  readonly staged: boolean
}

/** A group of entries. */
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

/** Room of components outside folders. */
const rootRoom = 'basics'

function roomOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : rootRoom
}

/** All rooms: the engine's kinds, then the design system by folder. */
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
