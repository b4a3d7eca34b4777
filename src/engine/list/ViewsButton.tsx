import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { IconButton } from '../../ui/form-controls/IconButton'
import { LazyContent } from '../../ui/LazyContent'
import { usePopover } from '../../ui/overlay/use-popover'
import { viewsPanelPart } from './list-parts'
import type { ListQuery } from './list-query'
import { areViews, type SavedView } from './saved-views'

const none: readonly SavedView[] = []

interface ViewsButtonProps {
  type: string
  query: ListQuery
  onChange: (query: ListQuery) => void
}

/** Views of a list kept for the account in this browser; each is an address that can be shared as well. */
export function ViewsButton({ type, query, onChange }: ViewsButtonProps) {
  const platform = usePlatform()
  const { preferences } = platform
  const { t } = useTexts()
  const store = preferences.of(`views.${type}`, none, areViews)
  const views = useStore(store)
  const { trigger, popover } = usePopover({
    label: t('list.views'),
    placement: 'bottom end',
    content: (close) => (
      <LazyContent
        part={viewsPanelPart}
        props={{
          views,
          onChange: store.set,
          query,
          onChoose: (chosen) => {
            close()
            onChange(chosen)
          },
          onSaved: (name) => {
            close()
            toastSuccess(platform, t('list.viewSaved', { name }))
          },
        }}
      />
    ),
  })
  return (
    <>
      <IconButton icon="bookmark" look="bordered" label={t('list.views')} {...trigger} />
      {popover}
    </>
  )
}
