import { useEffect, useState } from 'react'

/** Distance from the top at which a section counts as reached, in px: the header and a margin. */
const reachedAt = 140

function nearest(ids: readonly string[]): string | undefined {
  const scrolledOut = document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2
  const reached = ids.filter((id) => {
    const element = document.getElementById(id)
    return element !== null && element.getBoundingClientRect().top <= reachedAt
  })
  // Short last sections may never reach the top.
  if (scrolledOut && window.scrollY > 0) return ids.at(-1)
  return reached.at(-1) ?? ids[0]
}

/** Id of the section being read, among ids in page order. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const list = key.split(' ')
    let frame = 0
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(nearest(list)))
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', read)
    }
  }, [key])
  return current
}
