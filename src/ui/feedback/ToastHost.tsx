import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../lib/when-idle'
import type { ToastRegionProps } from './ToastRegion'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<ToastRegionProps>(async () => (await import('./ToastRegion')).ToastRegion)

/**
 * Host of toasts, once near the root. Its code loads with the first toast, or in idle time after the first press, because
 * a later toast may be about a lost network.
 */
export function ToastHost({ store, labels }: ToastRegionProps) {
  const any = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0)
  useEffect(() => {
    let cancel: (() => void) | undefined
    const load = (): void => {
      cancel ??= whenIdle(prefetch(part))
    }
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) document.addEventListener(press, load, { once: true })
    return () => {
      cancel?.()
      for (const press of presses) document.removeEventListener(press, load)
    }
  }, [])
  const Region = useLazyPart(part, any)
  return Region && <Region store={store} labels={labels} />
}
