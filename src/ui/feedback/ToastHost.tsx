import { useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part'
import type { ToastStore } from './toast-store'

/** The words of the region. */
export interface ToastLabels {
  /** The name of the landmark: "Notifications". */
  readonly region: string
  readonly dismiss: string
  /** "3 more", for those out of view. */
  readonly more: (count: number) => string
}

/** What the lazy half gets. */
export interface ToastRegionProps {
  readonly store: ToastStore
  readonly labels: ToastLabels
}

const part = lazyPart<ToastRegionProps>(async () => (await import('./ToastRegion')).ToastRegion)

/** Where toasts appear. Once, near the root; its code is fetched with the first toast. */
export function ToastHost({ store, labels }: ToastRegionProps) {
  const any = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0)
  const Region = useLazyPart(part, any)
  return Region && <Region store={store} labels={labels} />
}
