import type { CompiledField } from './compiled-fields'

/** The types whose records are options of these fields and of fields inside them, each once. */
export function offeredTypes(fields: readonly Pick<CompiledField, 'options' | 'of'>[]): string[] {
  const named = fields.flatMap(({ options, of }) => [
    ...(options?.kind === 'resource' ? [options.type] : []),
    ...(of ? offeredTypes(of) : []),
  ])
  return [...new Set(named)].sort()
}
