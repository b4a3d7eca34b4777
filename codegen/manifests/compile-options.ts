import { sortOrder } from '../../src/manifest/sort'
import type { CompiledOptions, CompiledPart } from '../../src/manifest/compiled-fields'
import type { CompleteOptions } from './complete/completed'
import { asList, type Json } from '../openapi/description'
import { cellOfAdded } from './compile-columns'
import { defaultCell } from './cell-kinds'
import type { ManifestContext } from './context'
import { schemaAt } from './scope'
import { optionScope } from './walk'

function parts(
  context: ManifestContext,
  options: CompleteOptions,
  paths: string | readonly string[] | undefined,
): CompiledPart[] {
  const scope = optionScope(context, options)
  return [paths ?? []].flat().map((path) => {
    const schema = scope && schemaAt(context.description, scope, path)
    return { path, cell: cellOfAdded(path) ?? (schema ? defaultCell(context.description, schema) : 'text') }
  })
}

/**
 * Source of a field's options, with defaults. Without one, an enum in the description, of the value or of a list's
 * elements, gives the options.
 */
export function compileOptions(
  context: ManifestContext,
  options: CompleteOptions | undefined,
  schema: Json,
): CompiledOptions | null {
  if (!options) {
    const values = asList(schema.enum ?? context.description.concrete(schema.items).enum).filter(
      (value) => typeof value === 'string' || typeof value === 'number',
    )
    return values.length > 0 ? { kind: 'values', values } : null
  }
  switch (options.kind) {
    case 'locations':
      return options
    case 'values':
      return {
        kind: 'values',
        values: options.values,
        ...(options.when ? { when: options.when } : {}),
      }
    case 'resource':
      return {
        kind: 'resource',
        type: options.type,
        value: options.value ?? null,
        note: parts(context, options, options.note),
        when: options.when ?? null,
        initial: options.initial ?? null,
        ...(options.absent ? { absent: true } : {}),
      }
    case 'operation':
      return {
        kind: 'operation',
        operation: options.operation,
        each: options.each ?? null,
        value: options.value,
        title: parts(context, options, options.title),
        note: parts(context, options, options.note),
        ...(options.about === undefined ? {} : { about: options.about }),
        ...(options.link === undefined ? {} : { link: options.link }),
        when: options.when ?? null,
        initial: options.initial ?? null,
        sort: options.sort === undefined ? null : sortOrder(options.sort),
        ...(options.icon === undefined ? {} : { icon: options.icon }),
        ...(options.marks ? { marks: options.marks } : {}),
      }
  }
}
