import { useEffect, useRef, useState } from 'react'

/** How long the copy control says "copied", in ms (specification section 4). */
export const copiedFor = 1000

/**
 * Copies a text to the clipboard. `state` is `copied` for one second after it worked and `failed` when the browser
 * refused, until the next try.
 */
export function useCopied(): {
  state: 'idle' | 'copied' | 'failed'
  copy: (text: string) => Promise<boolean>
} {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setState('failed')
      return false
    }
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedFor)
    return true
  }
  return { state, copy }
}
