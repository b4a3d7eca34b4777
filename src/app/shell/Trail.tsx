import { useTexts } from '../../platform/i18n/use-texts'
import { page } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs'
import { isInSection, sectionsOf } from '../paths'

/** Breadcrumbs. Separate from the frame, so that only they render when a page sets its title. */
export function Trail({ pathname }: { pathname: string }) {
  const { site, environment } = usePlatform()
  const { t } = useTexts()
  const shown = useStore(page)
  const current = sectionsOf(site).find(({ types }) => isInSection(types, pathname))
  const above = [
    ...(current ? [{ href: current.href, label: t(`sections.${current.section}`) }] : []),
    ...(shown?.parents ?? []),
  ]
  // A section with a single type has the name and URL of its list.
  const parents = above.filter(
    ({ href, label }, index) =>
      label !== shown?.title &&
      index === above.findIndex((each) => each.href === href && each.label === label),
  )
  return (
    <Breadcrumbs
      mark={
        environment === 'production'
          ? undefined
          : { label: t(`shell.environments.${environment}`), environment }
      }
      label={t('shell.breadcrumb')}
      parents={parents}
      current={shown?.crumb ?? site.config.siteName}
    />
  )
}
