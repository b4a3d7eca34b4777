import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { isDescribed } from '../../api/reads'
import { apiPage } from '../../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../../lib/overview-paths'
import { profilePath } from '../../lib/profile-path'
import { referralPath } from '../../lib/referral-path'
import { supportPath } from '../../lib/support-path'
import { foldedWords, foldText } from '../../lib/fold-text'
import { inSentence } from '../../lib/in-sentence'
import { useSearchResources } from '../../engine/extras/use-search-resources'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { PaletteDialog, type PaletteGroup } from '../../ui/overlay/PaletteDialog'
import { enabledTypes } from '../../platform/site/enabled-types'
import { sectionsOf } from '../paths'
import { sectionIcons } from './section-icons'
import { createLetters } from './shell-letters'
import { useAccountCommands } from './use-account-commands'

export interface PaletteProps {
  onClose: () => void
}

/** Command palette: records of all types, actions on them, screens, and creation. */
export function Palette({ onClose }: PaletteProps) {
  const { site } = usePlatform()
  const { t, typeName, locale } = useTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [queryBefore, setQueryBefore] = useState('')
  const types = useMemo(() => enabledTypes(site).map((type) => type.type), [site])
  const search = useSearchResources(types, query)
  const words = foldedWords(query)
  const fits = ({ label }: { label: string }): boolean => {
    const folded = foldText(label)
    return words.every((word) => folded.includes(word))
  }

  const screens = sectionsOf(site).flatMap(({ section, types: own }) =>
    own.map((type) => ({
      id: `go ${type.routes.list}`,
      icon: sectionIcons[section],
      label: typeName(type.type, 'many'),
      where: own.length > 1 ? t(`sections.${section}`) : undefined,
    })),
  )
  const overviews = [
    { id: `go ${dashboardPath}`, icon: 'layout-dashboard' as const, label: t('shell.dashboard') },
    { id: `go ${allResourcesPath}`, icon: 'layers' as const, label: t('shell.allResources') },
  ]
  const profile = isDescribed('getUser')
    ? [{ id: `go ${profilePath}`, icon: 'user-round' as const, label: t('shell.openProfile') }]
    : []
  const api = { id: `go ${apiPage}`, icon: 'code-xml' as const, label: t('api.title') }
  const referral = site.config.referralCodeEnabled
    ? [{ id: `go ${referralPath}`, icon: sectionIcons.billing, label: t('shell.referral') }]
    : []
  const support = { id: `go ${supportPath}`, icon: 'life-buoy' as const, label: t('shell.support') }
  const letters = createLetters(sectionsOf(site).flatMap((section) => section.types))
  const creates = enabledTypes(site).flatMap((type) => {
    if (type.routes.create === null) return []
    const what = inSentence(typeName(type.type, 'one'), locale)
    const letter = letters.get(type.type)
    return [
      {
        id: `go ${type.routes.create}`,
        icon: 'plus' as const,
        label: t('keys.create', { what }),
        ...(letter === undefined ? {} : { keys: ['C', letter.toUpperCase()] }),
      },
    ]
  })
  const account = useAccountCommands()
  const { named } = search
  const known = search.scope ? [] : [...creates, ...account.topUp].filter(fits)
  const goTo = search.scope
    ? []
    : [...overviews, ...screens, ...account.pages, ...profile, ...referral, api, support].filter(fits)
  // Until the search has ended, the record may exist.
  const naming =
    named && !search.pending && known.length + goTo.length === 0
      ? {
          id: `go ${named.href}`,
          icon: 'plus' as const,
          label: t('palette.create', {
            what: inSentence(typeName(named.type, 'one'), locale),
            name: query.trim(),
          }),
        }
      : undefined
  const screensGroup: PaletteGroup = { id: 'screens', title: t('palette.goTo'), options: goTo }
  const actionsGroup: PaletteGroup = {
    id: 'actions',
    title: t('palette.actions'),
    options: [...search.actions, ...known, ...(naming ? [naming] : [])],
  }
  // Without a query, screens are listed before creation, because they are wanted more often.
  const rest = words.length === 0 ? [screensGroup, actionsGroup] : [actionsGroup, screensGroup]
  const groups: PaletteGroup[] = [
    { id: 'resources', title: t('palette.resources'), options: search.resources },
    ...rest,
  ].filter((group) => group.options.length > 0)
  const options = groups.flatMap((group) => group.options)
  return (
    <PaletteDialog
      label={t('shell.search')}
      query={query}
      onQuery={setQuery}
      groups={groups}
      emptyText={search.pending ? t('palette.loading') : t('palette.nothing', { query })}
      countText={t('palette.count', { count: options.length })}
      hints={[
        [['↑', '↓'], t('palette.move')],
        [['Enter'], t('palette.open')],
        ...(options.some((option) => option.more) ? [[['Tab'], t('palette.more')] as const] : []),
      ]}
      note={
        search.missing.count > 0
          ? t('palette.notSearched', {
              locations: search.missing.names,
              count: search.missing.count,
            })
          : undefined
      }
      scope={
        search.scope && {
          name: search.scope.name,
          leave: () => {
            setQuery(queryBefore)
            search.scope?.leave()
          },
        }
      }
      onMore={(id) => {
        setQueryBefore(query)
        setQuery('')
        search.enter(id)
      }}
      onChoose={(id) => {
        onClose()
        if (!search.run(id)) void navigate(id.replace(/^\S+ /, ''))
      }}
      onClose={onClose}
    />
  )
}
