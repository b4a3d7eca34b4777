import { useMemo, useState, type ReactNode } from 'react'
import { holds } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { prefetchActionDialog } from '../actions/ActionHost'
import { menuGroups } from '../actions/menu-content'
import type { RowMenuButton } from './ListTable'
import type { RowList } from './use-row-list'

/** Prefix of copy entries; action ids have no spaces. */
const copying = 'copy '

interface RowMenu {
  /** Menu button of a row; undefined if the type has no actions. */
  button: RowMenuButton | undefined
  /** The menu; render once. */
  menu: ReactNode
}

/** One action menu shared by all rows, built when it opens. It closes if its row disappears. */
export function useRowMenu(
  resource: CompiledResource,
  { rows, actions }: Pick<RowList, 'rows' | 'actions'>,
): RowMenu {
  const { t, resource: text } = useTexts()
  const platform = usePlatform()
  const [key, setKey] = useState<string>()
  const { actions: some, lines: copied = [] } = resource.list
  const offered = useMemo(
    () => some?.flatMap((id) => resource.actions[id] ?? []) ?? Object.values(resource.actions),
    [resource, some],
  )
  const { menu, onIntent, toggle } = useAnchoredMenu(() => {
    const row = rows.find((each) => each.key === key)
    if (!row) return undefined
    const target = actions.target(row)
    const { subject } = target
    const lines = copied.filter(({ when }) => holds(when, subject))
    return {
      label: t('list.actionsFor', { name: target.name }),
      groups: [
        ...(lines.length > 0
          ? [
              {
                entries: lines.map(({ id }) => ({
                  id: copying + id,
                  icon: 'copy' as const,
                  label: text(resource.type, textKeys.line(id)),
                })),
              },
            ]
          : []),
        ...menuGroups(actions.offers(offered, target)),
      ],
      sheetHeader: target.name,
      onAction: (id) => {
        const line = lines.find((each) => copying + each.id === id)
        if (line) void import('./copy-line').then(({ copyLine }) => copyLine(platform, line.text, subject))
        const action = resource.actions[id]
        if (action) actions.start(action, target)
      },
    }
  })
  if (offered.length === 0) return { button: undefined, menu }
  return {
    button: {
      onIntent: () => {
        onIntent()
        prefetchActionDialog()
      },
      onPress: (row, element) => {
        setKey(row)
        toggle(element)
      },
    },
    menu,
  }
}
