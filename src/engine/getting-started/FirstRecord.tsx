import { Suspense, type ReactNode } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { FirstRun } from '../../ui/feedback/FirstRun'
import { BeforeYouStart } from './BeforeYouStart'
import { loadStartTexts } from './load-texts'
import { starterOffersOf } from './starter-offers'
import { PricedOffer } from './PricedOffer'
import { WhereItRuns } from './WhereItRuns'
import styles from './getting-started.module.css'
import { useLazy } from '../../ui/lazy'

/** Props of `FirstRecord`. */
export interface FirstRecordProps {
  resource: CompiledResource
  /** The create button. */
  actions: ReactNode
}

function First({ resource, actions }: FirstRecordProps) {
  const { site, texts } = usePlatform()
  useLazy(loadStartTexts, texts)
  const { t, resource: text } = useTexts()
  const { type, scope } = resource
  return (
    <FirstRun
      title={text(type, textKeys.emptyTitle)}
      text={text(type, textKeys.emptyText)}
      offers={starterOffersOf(resource, site).map((each) => (
        <PricedOffer key={each.offer.id} {...each} />
      ))}
      actions={actions}
      aside={
        <>
          <Suspense>
            <BeforeYouStart resource={resource} />
          </Suspense>
          {scope === 'location' && (
            <>
              <h3>{t('list.whereItRuns')}</h3>
              <div className={styles.part}>
                <WhereItRuns />
              </div>
            </>
          )}
        </>
      }
    />
  )
}

/** Empty state of a list: what the type is, starter offers with prices, prerequisites and locations. */
export function FirstRecord(props: FirstRecordProps) {
  return (
    <Suspense>
      <First {...props} />
    </Suspense>
  )
}
