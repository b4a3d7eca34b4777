import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text'

/** Milliseconds the copy button says "copied" (specification section 4). */
export const copiedFor = 1000

/**
 * Copies a text to the clipboard. `state` is `copied` for one second on success, and `failed` until the next try if the
 * browser refused; `refused` is the text then, until `forget`.
 */
export function useCopied(): {
  state: 'idle' | 'copied' | 'failed'
  refused: string | undefined
  copy: (text: string) => Promise<boolean>
  forget: () => void
} {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const [refused, setRefused] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    const done = await copyText(text)
    setRefused(done ? undefined : text)
    if (!done) {
      setState('failed')
      return false
    }
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedFor)
    return true
  }
  const forget = (): void => setRefused(undefined)
  return { state, refused, copy, forget }
}
