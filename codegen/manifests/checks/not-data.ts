import type { Written } from '../context'

/** Kind of a value that is no data; undefined if it survives a JSON round trip. */
function kindOf(value: unknown): string | undefined {
  if (value instanceof Date) return 'date'
  const kind = typeof value
  return kind === 'function' || kind === 'symbol' || kind === 'bigint' ? kind : undefined
}

/** A manifest is data: it survives a JSON round trip unchanged. */
export function notData(context: Written): void {
  const walk = (value: unknown, at: string, around: readonly unknown[] = []): void => {
    if (around.includes(value) && typeof value === 'object' && value !== null) {
      context.report('not-data', at, 'holds itself, so it has no end; write out what belongs here.')
      return
    }
    const kind = kindOf(value)
    if (kind !== undefined) {
      context.report('not-data', at, `is a ${kind}; manifests hold data only. Name code as a component.`)
    } else if (Array.isArray(value)) {
      value.forEach((member, index) => walk(member, `${at}[${index}]`, [...around, value]))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value))
        walk(member, at === '' ? key : `${at}.${key}`, [...around, value])
    }
  }
  walk(context.manifest, '')
}
