import type { ManifestContext } from '../context'

/** A manifest is data: it survives a JSON round trip unchanged. */
export function notData(context: ManifestContext): void {
  const walk = (value: unknown, at: string): void => {
    if (
      typeof value === 'function' ||
      typeof value === 'symbol' ||
      typeof value === 'bigint' ||
      value instanceof Date
    ) {
      context.report(
        'not-data',
        at,
        `is a ${typeof value}; manifests hold data only. Name code through a slot.`,
      )
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) walk(member, at === '' ? key : `${at}.${key}`)
    }
  }
  walk(context.manifest, '')
}
