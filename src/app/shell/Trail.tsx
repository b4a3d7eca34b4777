import { useTexts } from '../../platform/i18n/use-texts'
import { page } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs'
import { isInSection, sectionsOf } from '../paths'

/** Where the open page is. Apart from the frame, which is not drawn again when a page says its name. */
export function Trail({ pathname }: { pathname: string }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const shown = useStore(page)
  const current = sectionsOf(site).find(({ types }) => isInSection(types, pathname))
  const above = [
    ...(current ? [{ href: current.href, label: t(`sections.${current.section}`) }] : []),
    ...(shown?.parents ?? []),
  ]
  // A section with one type of resource has the name and the address of that type's list.
  const parents = above.filter(
    ({ href, label }, index) =>
      label !== shown?.title &&
      index === above.findIndex((each) => each.href === href && each.label === label),
  )
  return (
    <Breadcrumbs
      label={t('shell.breadcrumb')}
      parents={parents}
      current={shown?.crumb ?? site.config.siteName}
    />
  )
}
