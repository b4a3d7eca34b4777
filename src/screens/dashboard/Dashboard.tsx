import { Suspense, use } from 'react'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { AttentionList } from './AttentionList'
import { loadOverviewTexts } from '../../engine/extras/load-texts'
import { isOwned } from '../../manifest/owned'
import { FirstSteps } from './FirstSteps'
import { LateSteps } from './LateSteps'
import { ResourceMatrix } from './ResourceMatrix'
import { Spending } from './Spending'
import { useAllRecords } from '../../engine/data/use-all-records'
import styles from './dashboard.module.css'
import { useLazy } from '../../ui/lazy'
import { UiRouterContext } from '../../ui/router-context'

/** Home page: problems, records by location, cost (interface rules, section 4). */
export function Dashboard({ types }: { types: readonly string[] }) {
  const { texts } = usePlatform()
  useLazy(loadOverviewTexts, texts)
  const t = useScreenTexts('overview')
  const { typeName } = useTexts()
  const { navigate } = use(UiRouterContext)
  const all = useAllRecords(types)
  // First steps are shown only if all lists answered and are empty.
  const isNew =
    all.lists.every(({ status, resource }) => status === 'ok' || !isOwned(resource)) &&
    !all.items.some(({ resource }) => isOwned(resource))
  usePage({ title: t('dashboard'), parents: [] })
  const entries = all.resources.flatMap(({ type, icon, routes }) =>
    routes.create === null
      ? []
      : [{ id: routes.create, label: typeName(type, 'one'), icon, href: routes.create }],
  )
  return (
    <Page>
      <PageHeader
        title={t('dashboard')}
        actions={
          <MenuButton
            icon="plus"
            variant={isNew ? 'secondary' : 'primary'}
            label={t('create')}
            groups={[{ entries }]}
            onAction={(href) => navigate(href)}
          >
            {t('create')}
          </MenuButton>
        }
      />
      {isNew ? (
        <Suspense>
          <FirstSteps all={all} />
        </Suspense>
      ) : (
        <div className={styles.dashboard}>
          <div>
            <SectionBoundary place="steps">
              <Suspense>
                <LateSteps />
              </Suspense>
            </SectionBoundary>
            <SectionBoundary place="attention">
              <AttentionList all={all} />
            </SectionBoundary>
            <SectionBoundary place="resources">
              <ResourceMatrix all={all} />
            </SectionBoundary>
          </div>
          <div>
            <SectionBoundary place="spending">
              <Spending all={all} />
            </SectionBoundary>
          </div>
        </div>
      )}
    </Page>
  )
}
