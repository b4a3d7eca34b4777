import { useEffect, useSyncExternalStore } from 'react'
import type { ToastRegionProps } from './ToastRegion'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<ToastRegionProps>(async () => (await import('./ToastRegion')).ToastRegion)

/** Host of toasts, once near the root; its code loads with the first press or toast, because a later toast may be about a lost network. */
export function ToastHost({ store, labels }: ToastRegionProps) {
  const any = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0)
  useEffect(() => {
    const load = prefetch(part)
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) document.addEventListener(press, load, { once: true })
    return () => {
      for (const press of presses) document.removeEventListener(press, load)
    }
  }, [])
  const Region = useLazyPart(part, any)
  return Region && <Region store={store} labels={labels} />
}
