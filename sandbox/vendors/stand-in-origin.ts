/**
 * Origin of the stand-ins for a console at `origin`: another port of this machine under its other name, so that they are
 * another origin and another site. Undefined for a console that is not reached under a name of this machine.
 */
export function standInOrigin(origin: string, port: number | undefined): string | undefined {
  if (port === undefined) return undefined
  const { hostname } = new URL(origin)
  if (hostname === '127.0.0.1') return `http://localhost:${port}`
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isLocal ? `http://127.0.0.1:${port}` : undefined
}
