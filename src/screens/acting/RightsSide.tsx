import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { Acting } from '../../platform/session/acting'
import { FactsTitle } from '../../ui/typography/Facts'
import styles from './acting.module.css'
import { Recorded } from './Recorded'
import { RightsList } from './RightsList'

export interface RightsSideProps {
  readonly acting: Acting
}

/** Rights of a user acting for another account, beside a record. */
export function RightsSide({ acting }: RightsSideProps) {
  const t = useScreenTexts('acting')
  const title = t('rights.here')
  const recorded = t('rights.recorded')
  return (
    <>
      <section className={styles.side} aria-label={title}>
        <FactsTitle>{title}</FactsTitle>
        <RightsList acting={acting} label={title} />
      </section>
      <section className={styles.side} aria-label={recorded}>
        <FactsTitle>{recorded}</FactsTitle>
        <p className={styles.found}>
          <Recorded acting={acting} />
        </p>
      </section>
    </>
  )
}
