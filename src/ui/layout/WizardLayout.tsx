import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface WizardLayoutProps {
  /** The `ScrollSpyNav`. */
  readonly nav: ReactNode
  /** Page header and sections, at most 700 px wide. */
  readonly children: ReactNode
  /** Estimate, billing account and the primary button. */
  readonly side: ReactNode
  readonly sideLabel: string
  /** The `PriceBar`, on phones in place of the side. */
  readonly priceBar: ReactNode
}

/** A create form: scroll-spy, form, estimate. One page that scrolls. */
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
  /** The target of its link in the scroll-spy. */
  readonly id: string
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** One section of a create form. Its heading takes the focus when the scroll-spy leads here. */
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
