import { useEffect } from 'react'
import { announce } from '../ui/feedback/announce'

/** Debounce in ms, so that typing is not interrupted. */
const pause = 700

/** Announces a text about a list to screen readers, debounced. */
export function Announce({ text }: { text: string }) {
  useEffect(() => {
    const id = setTimeout(() => announce(text), pause)
    return () => clearTimeout(id)
  }, [text])
  return null
}
