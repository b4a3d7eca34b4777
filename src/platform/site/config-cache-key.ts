/** Storage key of the cached site configuration, per API prefix. */
export function configCacheKey(prefix: string): string {
  return `console${prefix}.site`
}
