import { useEffect, useState } from 'react'
import { config } from '../../../console.config'
import { operations } from '../../generated/operations'
import styles from './OriginLabel.module.css'

interface Found {
  file: string
  place: string
  call: string
  /** Box of the marked element, and the pointer position in CSS px of the viewport. */
  box: DOMRect
  x: number
  y: number
}

function isOperation(id: string): id is keyof typeof operations {
  return Object.hasOwn(operations, id)
}

/** The operation with its path: `listDisks, GET /{location}/storage/disks`. */
function callText(id: string): string {
  return isOperation(id) ? `${id}, ${operations[id].method} ${operations[id].path}` : id
}

function originAt({ target, clientX, clientY }: PointerEvent): Found | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-origin-at]') : null
  if (!marked) return undefined
  const { originType = '', originAt = '', originCall = '' } = marked.dataset
  // A `display: contents` element has no box, but its content does.
  const inside = document.createRange()
  inside.selectNodeContents(marked)
  const own = marked.getBoundingClientRect()
  return {
    file: config.manifests.replace(/[^/]+$/, `${originType.replaceAll('_', '-')}.ts`),
    place: originAt,
    call: callText(originCall),
    box: own.width > 0 ? own : inside.getBoundingClientRect(),
    x: clientX,
    y: clientY,
  }
}

/** Development tool: shows the manifest path and operation of the element under the pointer. */
export function OriginLabel() {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const look = (event: PointerEvent): void => setFound(originAt(event))
    const away = (): void => setFound(undefined)
    document.addEventListener('pointermove', look)
    document.addEventListener('scroll', away, true)
    return () => {
      document.removeEventListener('pointermove', look)
      document.removeEventListener('scroll', away, true)
    }
  }, [])
  if (!found) return null
  const { file, place, call, box, x, y } = found
  const below = y + 80 < window.innerHeight
  return (
    <>
      <div
        className={styles.outline}
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      />
      <div
        className={styles.label}
        aria-hidden="true"
        style={{
          left: Math.max(8, Math.min(x + 12, window.innerWidth - 432)),
          ...(below ? { top: y + 18 } : { bottom: window.innerHeight - y + 12 }),
        }}
      >
        {`${file} › ${place}`}
        <br />
        {call}
      </div>
    </>
  )
}
