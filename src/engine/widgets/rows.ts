import type { WidgetKind } from './widget'

/** A list of rows, each with fields of its own: the form library's own field for lists, drawn by our templates. */
export const rows: WidgetKind = { frame: 'group' }
