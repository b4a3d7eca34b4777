/** Where a console runs (specification section 1). */
export type Environment = 'development' | 'staging' | 'production'

const meta = /[.+?^${}()|[\]\\]/g

/** A host pattern, in which `*` stands for one or more characters. */
function isLike(host: string, pattern: string): boolean {
  const source = pattern
    .toLowerCase()
    .replace(meta, String.raw`\$&`)
    .replaceAll('*', '.+')
  return new RegExp(`^${source}$`).test(host)
}

/**
 * The environment of a host name, as in `location.hostname`: development on localhost and IP addresses, staging on hosts
 * of the deployment's patterns, otherwise production.
 */
export function environmentOf(hostname: string, stagingHosts: readonly string[]): Environment {
  const host = hostname.toLowerCase()
  if (host === 'localhost' || /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[')) return 'development'
  return stagingHosts.some((pattern) => isLike(host, pattern)) ? 'staging' : 'production'
}
