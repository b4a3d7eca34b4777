/** The platform writes times in several ways (platform facts section 1, time formats). All take milliseconds since 1970. */

/** `2026-03-04 09:15:02`, UTC: machines, networks, addresses, tokens, firewalls. */
export function platformTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses a time of machines or services, with or without fractions of a second, to ms since 1970. */
export function readPlatformTime(text: string): number {
  return Date.parse(`${text.slice(0, 23).replace(' ', 'T')}Z`)
}

/** `2026-03-04 09:15:02.104000`, UTC: storage entries and replicas. */
export function storageTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 23).replace('T', ' ')}000`
}

/** `2026-03-04T09:15:02.104+0000`: disks and their snapshots. */
export function diskTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000')
}

/** Parses a time of disks to ms since 1970. */
export function readDiskTime(text: string): number {
  return Date.parse(text.replace('+0000', 'Z'))
}

/** Whole seconds since 1970: billing. */
export function epochSeconds(ms: number): number {
  return Math.floor(ms / 1000)
}
