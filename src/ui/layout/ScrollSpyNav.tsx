import type { MouseEvent } from 'react'
import { Icon } from '../Icon'
import styles from './Wizard.module.css'
import { useScrollSpy } from './use-scroll-spy'
import { VisuallyHidden } from '../feedback/VisuallyHidden'

/** A section in the scroll-spy. */
export interface SpyItem {
  readonly id: string
  readonly label: string
  readonly state: 'open' | 'done' | 'wrong'
}

interface ScrollSpyNavProps {
  /** Name of the landmark: "Sections". */
  readonly label: string
  readonly items: readonly SpyItem[]
  /** Accessible texts of the marks. */
  readonly stateLabels: { readonly done: string; readonly wrong: string }
}

/** Scrolls to a section and focuses its heading. The URL is unchanged, because the router owns it. */
export function goToSection(id: string): void {
  const heading = document.getElementById(`${id}-title`)
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Sections of a create form with their state. Hidden on phones. */
export function ScrollSpyNav({ label, items, stateLabels }: ScrollSpyNavProps) {
  const current = useScrollSpy(items.map((item) => item.id))
  const go = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    goToSection(id)
  }
  return (
    <nav className={styles.spy} aria-label={label}>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className={item.state === 'open' ? undefined : styles[item.state]}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={go(item.id)}
            >
              {item.label}
              {item.state !== 'open' && (
                <>
                  <VisuallyHidden>, {stateLabels[item.state]}</VisuallyHidden>
                  <Icon name={item.state === 'done' ? 'check' : 'circle-alert'} size={14} />
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
