import type { CompiledColumn } from './compiled-columns'

/** The types that columns refer to, each once. */
export function referredTypes(columns: readonly Pick<CompiledColumn, 'refers'>[]): string[] {
  const named = columns.flatMap(({ refers }) =>
    refers === null || typeof refers === 'string' ? (refers ?? []) : Object.values(refers.of),
  )
  return [...new Set(named)].sort()
}
