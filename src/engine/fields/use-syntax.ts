import { useEffect, useState } from 'react'
import type { CheckContext } from './form-check'

/** What finds faults in texts with a syntax, fetched as soon as there is such a text; the platform judges until then. */
export function useSyntax(wanted: boolean): CheckContext['faultyLine'] {
  const [check, setCheck] = useState<CheckContext['faultyLine']>()
  useEffect(() => {
    if (!wanted || check) return
    let gone = false
    import('./yaml-fault').then(
      ({ yamlFault }) => (gone ? undefined : setCheck(() => yamlFault)),
      // Without it the platform still refuses what is wrong.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted, check])
  return check
}
