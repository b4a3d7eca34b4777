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

/** Begins the ids of entries that copy; no action has a name with a space. */
const copying = 'copy '

interface RowMenu {
  /** For the button of a row; undefined when the type has no actions. */
  button: RowMenuButton | undefined
  /** To be rendered once, anywhere. */
  menu: ReactNode
}

/** One menu of actions for all rows, made when it opens. It stays with its row, and goes with it. */
export function useRowMenu(
  resource: CompiledResource,
  { rows, actions }: Pick<RowList, 'rows' | 'actions'>,
): RowMenu {
  const { t, resource: text } = useTexts()
  const platform = usePlatform()
  const [key, setKey] = useState<string>()
  const { menu: some, copies = [] } = resource.list
  const all = useMemo(
    () => some?.flatMap((id) => resource.actions[id] ?? []) ?? Object.values(resource.actions),
    [resource, some],
  )
  const { menu, onIntent, toggle } = useAnchoredMenu(() => {
    const row = rows.find((each) => each.key === key)
    if (!row) return undefined
    const target = actions.target(row)
    const { subject } = target
    const lines = copies.filter(({ when }) => holds(when, subject))
    return {
      label: t('list.actionsFor', { name: target.name }),
      groups: [
        ...(lines.length > 0
          ? [
              {
                entries: lines.map(({ id }) => ({
                  id: copying + id,
                  icon: 'copy' as const,
                  label: text(resource.type, textKeys.copies(id)),
                })),
              },
            ]
          : []),
        ...menuGroups(actions.offers(all, target)),
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
  if (all.length === 0) return { button: undefined, menu }
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
