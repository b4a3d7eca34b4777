import { useSyncExternalStore } from 'react'
import type { ToastRegionProps } from './ToastRegion'
import { lazyPart, useLazyPart } from '../lazy'

const part = lazyPart<ToastRegionProps>(async () => (await import('./ToastRegion')).ToastRegion)

/** Host of toasts, once near the root; its code loads with the first toast. */
export function ToastHost({ store, labels }: ToastRegionProps) {
  const any = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0)
  const Region = useLazyPart(part, any)
  return Region && <Region store={store} labels={labels} />
}
