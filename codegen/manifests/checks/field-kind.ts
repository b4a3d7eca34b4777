import { cellNames } from '../../../src/manifest/names'
import type { ManifestContext } from '../context'
import { cellsFor, defaultCell } from '../cell-kinds'
import { schemaAt } from '../scope'
import { columnsOf } from '../walk'

/** A cell named by hand can show the kind of value it is given; only secrets are shown and hidden. */
export function fieldKind(context: ManifestContext): void {
  for (const { at, column, scope } of columnsOf(context)) {
    if (typeof column === 'string') continue
    const [path] = [column.value].flat()
    const schema = path === undefined ? undefined : schemaAt(context.description, scope, path)
    if (!schema || path === undefined) continue
    const usual = defaultCell(context.description, schema)
    if (column.reveal && usual !== 'secret')
      context.report('field-kind', `${at}.reveal`, `"${path}" is no secret; leave it out.`)
    if (!column.cell || !cellNames.includes(column.cell)) continue
    if (cellsFor(usual).includes(column.cell)) continue
    context.report(
      'field-kind',
      `${at}.cell`,
      `"${column.cell}" cannot show "${path}" (${usual}); use ${cellsFor(usual).join(', ')} or leave it out.`,
    )
  }
}
