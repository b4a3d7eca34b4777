import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Goes back by one step of the history. Pressing again while that is under way goes no further. */
export function useStepBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const underWay = useRef(false)
  useEffect(() => {
    underWay.current = false
  }, [key])
  return useCallback(() => {
    if (underWay.current) return
    underWay.current = true
    void navigate(-1)
  }, [navigate])
}
