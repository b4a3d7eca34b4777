import { useEffect, useRef } from 'react'
import { takesText } from '../../lib/takes-text'

/** Handlers of global shortcuts; a sequence is two keys within a second (interface rules, section 13). */
export interface ShellKeys {
  palette: () => void
  help: () => void
  goTo: (letter: string) => boolean
  create: (letter: string) => boolean
}

/** Maximum ms between the keys of a sequence. */
const sequenceTime = 1000

/** Handles global shortcuts. Single keys are ignored in inputs, and if the customer disabled them. */
export function useShellKeys(keys: ShellKeys, single: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let prefix: { key: string; at: number } | undefined
    const listen = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault()
        latest.current.palette()
        return
      }
      if (!single || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      if (prefix && Date.now() - prefix.at < sequenceTime) {
        const done = prefix.key === 'g' ? latest.current.goTo(key) : latest.current.create(key)
        prefix = undefined
        if (done) event.preventDefault()
        return
      }
      if (key === '?') {
        event.preventDefault()
        latest.current.help()
      } else if (key === 'g' || key === 'c') {
        prefix = { key, at: Date.now() }
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [single])
}
