import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiPage } from '../../lib/api-docs'
import { useSearchResources } from '../../engine/search/use-search-resources'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { PaletteDialog, type PaletteGroup } from '../../ui/overlay/PaletteDialog'
import { enabledTypes, sectionsOf } from '../paths'
import { sectionIcons } from './section-icons'
import { createLetters } from './shell-letters'

export interface PaletteProps {
  onClose: () => void
}

/** Resources shown at once. */
const shownResources = 8

/** Finds resources of every type, actions on them, screens, and what can be created. */
export function Palette({ onClose }: PaletteProps) {
  const { site } = usePlatform()
  const { t, typeName } = useTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const types = useMemo(() => enabledTypes(site).map((type) => type.type), [site])
  const search = useSearchResources(types, query, shownResources)
  const words = query.trim().toLowerCase()
  const fits = (label: string): boolean => words === '' || label.toLowerCase().includes(words)

  const screens = sectionsOf(site).flatMap(({ section, types: own }) =>
    own.map((type) => ({
      id: `go ${type.routes.list}`,
      icon: sectionIcons[section],
      label: typeName(type.type, 'many'),
      where: own.length > 1 ? t(`sections.${section}`) : undefined,
    })),
  )
  const api = { id: `go ${apiPage}`, icon: 'code-xml' as const, label: t('api.title') }
  const creates = enabledTypes(site).flatMap((type) => {
    if (type.routes.create === null) return []
    const label = t('keys.create', { what: typeName(type.type, 'one') })
    return [
      {
        id: `go ${type.routes.create}`,
        icon: 'plus' as const,
        label,
        keys: ['C', createLetters(type.type).toUpperCase()],
      },
    ]
  })
  const groups: PaletteGroup[] = [
    { id: 'resources', title: t('palette.resources'), options: search.resources },
    {
      id: 'actions',
      title: t('palette.actions'),
      options: [...search.actions, ...creates.filter((option) => fits(option.label))],
    },
    {
      id: 'screens',
      title: t('palette.goTo'),
      options: [...screens, api].filter((option) => fits(option.label)),
    },
  ].filter((group) => group.options.length > 0)
  const count = groups.reduce((total, group) => total + group.options.length, 0)
  return (
    <PaletteDialog
      label={t('shell.search')}
      query={query}
      onQuery={setQuery}
      groups={groups}
      emptyText={search.pending ? t('palette.loading') : t('palette.nothing', { query })}
      countText={t('palette.count', { count })}
      hints={[
        [['↑', '↓'], t('palette.move')],
        [['Enter'], t('palette.open')],
      ]}
      note={
        search.missing.length > 0
          ? t('palette.notSearched', { locations: search.missing.join(', ') })
          : undefined
      }
      onChoose={(id) => {
        onClose()
        void navigate(id.replace(/^\S+ /, ''))
      }}
      onClose={onClose}
    />
  )
}
