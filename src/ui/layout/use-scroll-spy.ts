import { useEffect, useState } from 'react'

/** How far below the top edge a section counts as reached, in px: the header and a little. */
const reachedAt = 140

function nearest(ids: readonly string[]): string | undefined {
  const scrolledOut = document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2
  const reached = ids.filter((id) => {
    const element = document.getElementById(id)
    return element !== null && element.getBoundingClientRect().top <= reachedAt
  })
  // The last sections may be too short to ever reach the top.
  if (scrolledOut && window.scrollY > 0) return ids.at(-1)
  return reached.at(-1) ?? ids[0]
}

/** The id of the section that is being read, of those given in the order of the page. */
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
