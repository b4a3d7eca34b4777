import { useEffect, type RefObject } from 'react'
import { usePlatform } from './platform'
import { useStore } from './use-store'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** `/` focuses the filter, unless an input has focus or single-key shortcuts are off (interface rules, section 13). */
export function useFilterKey(field: RefObject<HTMLInputElement | null>): void {
  const { preferences } = usePlatform()
  const single = useStore(preferences.of('single-keys', true, isFlag))
  useEffect(() => {
    if (!single) return
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typing)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field, single])
}
