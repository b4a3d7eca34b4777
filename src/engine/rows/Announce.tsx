import { useEffect } from 'react'
import { announce } from '../../ui/feedback/announce'

/** Milliseconds without a change before something is said: who types is not interrupted. */
const pause = 700

/** Says something about a list to those who do not see it, once it has stood for a while. */
export function Announce({ said }: { said: string }) {
  useEffect(() => {
    const id = setTimeout(() => announce(said), pause)
    return () => clearTimeout(id)
  }, [said])
  return null
}
