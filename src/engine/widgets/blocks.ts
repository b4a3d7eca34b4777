import type { WidgetKind } from './widget'

/** A list of rows with more fields than fit a line: each a block of its own, drawn as rows are. */
export const blocks: WidgetKind = { frame: 'group' }
