import type { ReactNode } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { FirstRun } from '../../ui/feedback/FirstRun'
import { StateMark } from '../../ui/feedback/StateMark'
import table from '../../ui/data-table/table.module.css'
import styles from './list.module.css'

function WhereItRuns() {
  const { site } = usePlatform()
  const { t } = useTexts()
  return (
    <>
      <h3>{t('list.whereItRuns')}</h3>
      <div className={styles.where}>
        {site.locations.map((location) => {
          const full = location.create_resource_disabled === true
          return [
            <span key={`${location.slug}-name`}>
              {location.display_name} <span className={table.faint}>{location.slug}</span>
            </span>,
            <StateMark
              key={`${location.slug}-state`}
              look="quiet"
              tone={full ? 'default' : 'success'}
              icon={full ? 'circle-slash' : 'circle-check'}
              label={full ? t('list.full') : t('list.available')}
            />,
          ]
        })}
      </div>
    </>
  )
}

/** What `FirstRecord` gets. */
export interface FirstRecordProps {
  resource: CompiledResource
  /** The create form with these values filled in; undefined when there is none. */
  createHref: (prefill: Record<string, string>) => string | undefined
  /** The button that creates. */
  actions: ReactNode
}

/** An empty list that teaches: what the type is, ways to begin, and where there is room. */
export function FirstRecord({ resource, createHref, actions }: FirstRecordProps) {
  const { site } = usePlatform()
  const { resource: text } = useTexts()
  return (
    <FirstRun
      title={text(resource.type, textKeys.emptyTitle)}
      text={text(resource.type, textKeys.emptyText)}
      offers={resource.list.offers
        .filter(({ feature }) => feature === undefined || site.feature(feature))
        .map((offer) => ({
          href: createHref(offer.prefill) ?? '',
          icon: offer.icon,
          title: text(resource.type, textKeys.offer(offer.id, 'title')),
          text: text(resource.type, textKeys.offer(offer.id, 'text')),
        }))}
      actions={actions}
      aside={resource.scope === 'location' && <WhereItRuns />}
    />
  )
}
