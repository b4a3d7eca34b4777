import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Goes back by one step of the history, once for each address: pressing twice while it is under way goes no further. */
export function useStepBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string>(undefined)
  return useCallback(() => {
    if (left.current === key) return
    left.current = key
    void navigate(-1)
  }, [key, navigate])
}
