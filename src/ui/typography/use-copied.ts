import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text'

/** Milliseconds the copy button says "copied" (specification section 4). */
export const copiedFor = 1000

/**
 * Copies a text to the clipboard. `state` is `copied` for one second on success, and `failed` until the next try if the
 * browser refused.
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
    if (!(await copyText(text))) {
      setState('failed')
      return false
    }
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedFor)
    return true
  }
  return { state, copy }
}
