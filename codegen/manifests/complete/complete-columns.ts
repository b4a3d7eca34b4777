import type { CompleteColumn, CompleteColumnSpec } from './completed'
import type { Column, ColumnSpec } from '../../../src/manifest/words/columns'
import { columnId } from '../column-id'
import { recordScope } from '../record-scope'
import { schemaAt } from '../scope'
import { typeNamed } from './named-types'
import type { CompletionInput } from './completion-input'

/** Where a value of a record is shown. */
export type Place = 'list' | 'head' | 'facts'

/** Formats of values that users paste elsewhere. */
const pasted: ReadonlySet<unknown> = new Set(['uuid', 'ipv4', 'ipv6', 'cidr', 'mac'])

function phoneOf(value: Column<string>['value']): CompleteColumn['phone'] {
  if (value === '$state') return 'end'
  return value === '$location' ? 'summary' : undefined
}

/** The column of the list that is meant by `#name`. */
function columnNamed({ manifest }: CompletionInput, name: string): Column<string> | undefined {
  const { columns, hidden } = manifest.list
  const all: readonly ColumnSpec<string>[] = [...columns, ...(hidden ?? [])]
  return all.find(
    (column): column is Column<string> => typeof column === 'object' && columnId(column) === name,
  )
}

/** Completes a value of the record from its name, format and place. A path stays a path if they add nothing. */
export function completeColumn(
  input: CompletionInput,
  spec: ColumnSpec<string>,
  place: Place,
  hidden = false,
): CompleteColumnSpec {
  const { description, key } = input
  const named =
    typeof spec === 'string' && spec.startsWith('#') ? columnNamed(input, spec.slice(1)) : undefined
  const { phone, copy, ...words }: Column<string> =
    named ?? (typeof spec === 'string' ? { value: spec } : spec)
  const path = typeof words.value === 'string' ? words.value : undefined
  const known =
    path !== undefined && words.cell === undefined && words.refers === undefined
      ? typeNamed(input.all, path)?.type
      : undefined
  const isReference = known !== undefined || words.refers !== undefined
  const isPasted =
    path !== undefined &&
    !isReference &&
    (path === key
      ? place === 'facts' || hidden
      : place === 'facts' && pasted.has(schemaAt(description, recordScope(input), path)?.format))
  const where = place === 'list' ? (phone ?? phoneOf(words.value)) : undefined
  const added: CompleteColumn = {
    ...words,
    ...(known === undefined ? {} : { refers: known }),
    ...(hidden ? { hidden: true as const } : {}),
    ...(where === undefined || where === 'nowhere' ? {} : { phone: where }),
    ...((copy ?? isPasted) ? { copy: true as const } : {}),
  }
  return path !== undefined && Object.keys(added).length === 1 ? path : added
}

/** A value of an element inside a record; nothing is derived. */
export function elementColumn(spec: ColumnSpec<string>): CompleteColumnSpec {
  if (typeof spec === 'string') return spec
  const { phone, copy, ...words } = spec
  return {
    ...words,
    ...(phone === undefined || phone === 'nowhere' ? {} : { phone }),
    ...(copy ? { copy } : {}),
  }
}
