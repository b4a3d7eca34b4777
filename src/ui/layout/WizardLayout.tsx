import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface WizardLayoutProps {
  /** The `ScrollSpyNav`. */
  readonly nav: ReactNode
  /** Page header and sections, at most 700 px wide. */
  readonly children: ReactNode
  /** Estimate, billing account and primary button. */
  readonly side: ReactNode
  readonly sideLabel: string
  /** The `PriceBar`, on phones in place of the side. */
  readonly priceBar: ReactNode
}

/** Layout of a create form: scroll-spy, form, estimate on one scrolling page. */
export function WizardLayout({ nav, children, side, sideLabel, priceBar }: WizardLayoutProps) {
  return (
    <div className={styles.wizard}>
      {nav}
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} aria-label={sideLabel}>
        <div className={styles.stick}>{side}</div>
      </aside>
      {priceBar}
    </div>
  )
}

interface WizardSectionProps {
  /** Anchor for the scroll-spy. */
  readonly id: string
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A section of a create form. Its heading is focused by the scroll-spy. */
export function WizardSection({ id, title, text, children }: WizardSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.sectionHead}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
      </header>
      {children}
    </section>
  )
}
