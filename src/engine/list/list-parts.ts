import type { ColumnChooserProps } from './ColumnChooser'
import type { FirstRecordProps } from './FirstRecord'
import type { HeaderMenuProps } from './HeaderMenu'
import type { SelectionBarProps } from './SelectionBar'
import type { SortChoiceProps } from './SortChoice'
import type { ViewsPanelProps } from './ViewsPanel'
import { lazyPart } from '../../ui/lazy'

/** The parts of a list that its rows do not need; each arrives when it is first shown. */
export const columnChooserPart = lazyPart<ColumnChooserProps>(
  async () => (await import('./ColumnChooser')).ColumnChooser,
)

export const firstRecordPart = lazyPart<FirstRecordProps>(
  async () => (await import('./FirstRecord')).FirstRecord,
)

export const selectionBarPart = lazyPart<SelectionBarProps>(
  async () => (await import('./SelectionBar')).SelectionBar,
)

export const headerMenuPart = lazyPart<HeaderMenuProps>(async () => (await import('./HeaderMenu')).HeaderMenu)

export const sortChoicePart = lazyPart<SortChoiceProps>(async () => (await import('./SortChoice')).SortChoice)

export const viewsPanelPart = lazyPart<ViewsPanelProps>(async () => (await import('./ViewsPanel')).ViewsPanel)
