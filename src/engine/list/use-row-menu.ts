import { useMemo, useState, type ReactNode } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { prefetchActionDialog } from '../actions/action-dialog-part'
import { menuGroups } from '../actions/menu-content'
import type { Row } from '../data/row'
import type { ListModel } from './use-list-model'

interface RowMenu {
  /** For the button of a row; undefined when the type has no actions. */
  button: { onPress: (row: Row, button: HTMLButtonElement) => void; onIntent: () => void } | undefined
  /** To be rendered once, anywhere. */
  menu: ReactNode
}

/** One menu of actions for all rows, made when it opens. It stays with its row, and goes with it. */
export function useRowMenu(
  resource: CompiledResource,
  { rows, actions }: Pick<ListModel, 'rows' | 'actions'>,
): RowMenu {
  const { t } = useTexts()
  const [key, setKey] = useState<string>()
  const all = useMemo(() => Object.values(resource.actions), [resource])
  const { menu, onIntent, toggle } = useAnchoredMenu(() => {
    const row = rows.find((each) => each.key === key)
    if (!row) return undefined
    const target = actions.target(row)
    return {
      label: t('list.actionsFor', { name: target.name }),
      groups: menuGroups(actions.offers(all, target)),
      sheetHeader: target.name,
      onAction: (id) => {
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
        setKey(row.key)
        toggle(element)
      },
    },
    menu,
  }
}
