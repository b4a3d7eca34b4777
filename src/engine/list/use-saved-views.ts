import { useState } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { areViews, renamedView, withRemoved, withView, type RemovedView, type SavedView } from './saved-views'

const none: readonly SavedView[] = []

/** A view in the list of them: kept, or removed and still in sight. */
export interface ListedView {
  /** Tells it from the others listed: its name, and of several of one name the how manieth it is. */
  id: string
  view: SavedView
  kept: boolean
}

/** The saved views of a list and what is done to them. */
export interface SavedViews {
  /** Those that are kept. */
  kept: readonly SavedView[]
  /** Those that are kept, and those removed meanwhile where they were. */
  listed: readonly ListedView[]
  /** Keeps one more, in the place of what gives way to it. */
  save: (view: SavedView) => void
  rename: (from: string, to: string) => void
  remove: (listed: ListedView) => void
  putBack: (listed: ListedView) => void
}

function listedViews(all: readonly SavedView[], kept: readonly SavedView[]): readonly ListedView[] {
  return all.map((view, index) => {
    const before = all.slice(0, index).filter(({ name }) => name === view.name)
    return { id: `${view.name} ${before.length}`, view, kept: kept.includes(view) }
  })
}

/**
 * The views of a list of some type, remembered for the account in this browser. What is removed is listed until whoever
 * shows them goes, and can be put back.
 */
export function useSavedViews(type: string): SavedViews {
  const { preferences } = usePlatform()
  const store = preferences.of(`views.${type}`, none, areViews)
  const kept = useStore(store)
  const [removed, setRemoved] = useState<readonly RemovedView[]>([])
  const listed = listedViews(withRemoved(kept, removed), kept)
  return {
    kept,
    listed,
    save: (view) => store.set(withView(kept, view)),
    rename: (from, to) => store.set(renamedView(kept, from, to)),
    remove: (gone) => {
      setRemoved([...removed, { view: gone.view, at: listed.indexOf(gone) }])
      store.set(kept.filter((view) => view !== gone.view))
    },
    putBack: (back) => {
      setRemoved(removed.filter(({ view }) => view !== back.view))
      store.set(listed.filter((each) => each === back || each.kept).map(({ view }) => view))
    },
  }
}
