import type { ReactNode } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'

/** A column of a list of `Item`s: how it stands there, and how it draws one. */
export interface ListColumn<Item> extends Pick<
  CompiledColumn,
  'id' | 'cell' | 'end' | 'phone' | 'hidden' | 'copy' | 'unit'
> {
  label: string
  /** The way it is ordered by first; null: it cannot be. */
  sort: 'ascending' | 'descending' | null
  /** The part of a manifest that made it. */
  part?: object
  draw: (item: Item) => ReactNode
  /** Draws it at the end of a phone's row. */
  drawEnd: (item: Item) => ReactNode
  /** What it says in the summary line of a phone's row. */
  summary: (item: Item) => string
  /** What is copied of an item; undefined where there is nothing to copy. */
  copied: (item: Item) => string | undefined
}
