import type { CompiledOptions, CompiledPart } from '../../src/manifest/compiled'
import type { CompleteOptions } from '../../src/manifest/complete'
import { asList, type Json } from '../openapi/description'
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
    return { path, cell: schema ? defaultCell(context.description, schema) : 'text' }
  })
}

/**
 * Where a field's choices come from, defaults filled in; an enum of the description, of a value or of each value of a list, is
 * a list of values by itself.
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
        ...(options.nothing ? { nothing: true } : {}),
      }
    case 'operation':
      return {
        kind: 'operation',
        operation: options.operation,
        params: options.params ?? {},
        each: options.each ?? null,
        value: typeof options.value === 'string' ? { join: [options.value], with: '' } : options.value,
        label: parts(context, options, options.label),
        note: parts(context, options, options.note),
        ...(options.about === undefined ? {} : { about: options.about }),
        ...(options.more === undefined ? {} : { more: options.more }),
        ...(options.fills ? { fills: options.fills } : {}),
        when: options.when ?? null,
        initial: options.initial ?? null,
        order: options.order ?? null,
        ...(options.newest === undefined ? {} : { newest: options.newest }),
        ...(options.picture === undefined ? {} : { picture: options.picture }),
        ...(options.flags ? { flags: options.flags } : {}),
      }
  }
}
