/** Where the cached site configuration lies, per API prefix. */
export function configCacheKey(prefix: string): string {
  return `console${prefix}.site`
}
