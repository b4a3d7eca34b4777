import { publicText, type SigningKey } from './signing-key'

/** How long the line of a session key is valid, in milliseconds. */
export const lineLife = 8 * 3_600_000

/**
 * A command that authorises a session key on a machine, and the end of its validity in milliseconds since 1970. The machine
 * writes the time in its own time zone, because OpenSSH before 9.1 refuses a key whose time is marked as UTC.
 */
export function authorizedLine(
  key: SigningKey,
  now: number,
): { readonly command: string; readonly until: number } {
  const until = Math.floor(now / 60_000) * 60_000 + lineLife
  const time = `$(date -d @${until / 1000} +%Y%m%d%H%M)`
  const line = `restrict,pty,expiry-time=\\"${time}\\" ${key.kind} ${publicText(key)} console`
  return { command: `echo "${line}" >> ~/.ssh/authorized_keys`, until }
}
