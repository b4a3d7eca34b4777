import { useTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'
import { usePopover } from '../../ui/overlay/use-popover'
import { viewsPanelPart } from './list-parts'
import type { ListQuery } from '../rows/list-query'
import { LazyContent } from '../../ui/lazy'

interface ViewsButtonProps {
  type: string
  query: ListQuery
  onChange: (query: ListQuery) => void
}

/** Views of a list kept for the account in this browser; each is an address that can be shared as well. */
export function ViewsButton({ type, query, onChange }: ViewsButtonProps) {
  const { t } = useTexts()
  const { trigger, popover } = usePopover({
    label: t('list.views'),
    placement: 'bottom end',
    content: (onClose) => <LazyContent part={viewsPanelPart} props={{ type, query, onChange, onClose }} />,
  })
  return (
    <>
      <IconButton icon="bookmark" look="bordered" label={t('list.views')} {...trigger} />
      {popover}
    </>
  )
}
