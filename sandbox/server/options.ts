import { parseArgs } from 'node:util'
import { themeNames, type ThemeName } from '../../src/generated/theme-names'
import { identityKinds, type IdentityKind } from '../catalogue/site-config'
import { sampleSites, siteKinds, type SiteKind } from '../catalogue/sites'
import { createFrozenClock } from '../clock'
import type { SandboxOptions } from '../create-sandbox'
import { type ChatKind, chatSettings, chatSite } from '../vendors/chats'

/** A wrong use of the command line; the message says in one sentence what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Options of the server. */
export interface ServerOptions {
  readonly host: string
  readonly port: number
  /** Allowed host names in addition to those of the machine. */
  readonly hosts: readonly string[]
  readonly database: string
  readonly sandbox: SandboxOptions
}

/** Flags with their meaning, in the order of the help. */
export const flagHelp: readonly (readonly [flag: string, meaning: string])[] = [
  ['--port N, --host NAME', 'where to listen; 8080 on 127.0.0.1 (or PORT and HOST) when left out'],
  ['--allow-host NAME', 'another name the server is reached by, such as that of a proxy; may be repeated'],
  ['--database FILE', "where the state is kept; ':memory:' keeps it until the server ends"],
  ['--reset', 'throw the state away and make the world anew'],
  ['--seed NAME', 'world to make: small, busy, empty, indebted, delegate or huge'],
  ['--vms N', 'this many machines instead of those of the world, up to 50000'],
  ['--rows N', 'this many of everything else that has a list, up to 50000'],
  ['--latency MS', 'added to every API answer'],
  ['--blocking', 'writes answer when their work is done, by moving the clock, instead of at once'],
  ['--fail SHARE', 'share of API requests that fail with 502, such as 0.05'],
  ['--down LOCATION', 'a location that does not answer; may be repeated'],
  ['--no-idempotency', 'idempotency keys mean nothing, as on a platform that does not know them'],
  ['--identity KIND', 'how people sign in: accounts (unless given), oidc or key; a key works with each'],
  ['--session-life SECONDS', 'when keys made by signing in are over; never when left out'],
  [
    '--site NAME',
    `the deployment: ${siteKinds.map((name) => `${name} (${sampleSites[name].about})`).join('; ')}`,
  ],
  ['--theme NAME', `theme of the site configuration, instead of that of the site: ${themeNames.join(', ')}`],
  ['--set KEY=VALUE', 'a field of the site configuration, such as mfaAvailable=false; may be repeated'],
  ['--chat TYPE', `a chat, with a stand-in for its vendor: ${Object.keys(chatSettings).join(', ')}`],
  [
    '--currency CODE',
    'what it charges in instead of the currency of the site: EUR, USD, IDR, SGD, THB, JPY or KWD',
  ],
  ['--clock TIME', 'a clock that stands at this time (ISO 8601) until it is advanced'],
  ['--help', 'this text'],
]

const defaultDatabase = '.cache/sandbox.sqlite'

/**
 * Reads the command line; `environment` may hold HOST and PORT. Returns 'help' for `--help`.
 * @throws UsageError naming the flag that is unknown or wrong
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServerOptions | 'help' {
  const flags = parse(args)
  if (flags.help === true) return 'help'
  const vms = numberFlag('--vms', flags.vms, 0, 50_000)
  const rows = numberFlag('--rows', flags.rows, 0, 50_000)
  const latency = numberFlag('--latency', flags.latency, 0, 600_000)
  const sessionLife = numberFlag('--session-life', flags['session-life'], 1, 31_536_000)
  const failRate = numberFlag('--fail', flags.fail, 0, 1)
  return {
    host: flags.host ?? environment['HOST'] ?? '127.0.0.1',
    port: numberFlag('--port', flags.port ?? environment['PORT'], 0, 65_535) ?? 8080,
    hosts: [...(flags['allow-host'] ?? []), flags.host ?? environment['HOST'] ?? ''].filter(
      (name) => name !== '',
    ),
    database: flags.database ?? defaultDatabase,
    sandbox: {
      store: flags.database ?? defaultDatabase,
      reset: flags.reset ?? false,
      down: flags.down ?? [],
      identity: readIdentity(flags.identity ?? 'accounts'),
      idempotency: !(flags['no-idempotency'] ?? false),
      blocking: flags.blocking ?? false,
      ...(flags.seed === undefined ? {} : { seed: flags.seed }),
      ...(vms === undefined ? {} : { vms }),
      ...(rows === undefined ? {} : { rows }),
      ...(latency === undefined ? {} : { latency }),
      ...(sessionLife === undefined ? {} : { sessionLife }),
      ...(failRate === undefined ? {} : { failRate }),
      set: [...(flags.chat === undefined ? [] : chatSite(readChat(flags.chat))), ...(flags.set ?? [])],
      ...(flags.site === undefined ? {} : { site: readSite(flags.site) }),
      ...(flags.theme === undefined ? {} : { theme: readTheme(flags.theme) }),
      ...(flags.currency === undefined ? {} : { currency: flags.currency }),
      ...(flags.clock === undefined ? {} : { clock: createFrozenClock(readTime(flags.clock)) }),
    },
  }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      allowPositionals: false,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        database: { type: 'string' },
        reset: { type: 'boolean' },
        seed: { type: 'string' },
        vms: { type: 'string' },
        rows: { type: 'string' },
        latency: { type: 'string' },
        fail: { type: 'string' },
        down: { type: 'string', multiple: true },
        'no-idempotency': { type: 'boolean' },
        identity: { type: 'string' },
        'session-life': { type: 'string' },
        blocking: { type: 'boolean' },
        site: { type: 'string' },
        theme: { type: 'string' },
        currency: { type: 'string' },
        chat: { type: 'string' },
        set: { type: 'string', multiple: true },
        clock: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(`${sentence}. The flags are listed by --help.`)
  }
}

function numberFlag(flag: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  const isRight =
    text.trim() !== '' && value >= least && value <= most && (most <= 1 || Number.isInteger(value))
  if (!isRight) throw new UsageError(`${flag} takes a number from ${least} to ${most}, not "${text}".`)
  return value
}

function readSite(name: string): SiteKind {
  const known = siteKinds.find((kind) => kind === name)
  if (known === undefined) throw new UsageError(`--site takes ${siteKinds.join(', ')}, not "${name}".`)
  return known
}

function readIdentity(name: string): IdentityKind {
  const known = identityKinds.find((kind) => kind === name)
  if (known === undefined)
    throw new UsageError(`--identity takes ${identityKinds.join(', ')}, not "${name}".`)
  return known
}

function readChat(name: string): ChatKind {
  const kinds = Object.keys(chatSettings).filter((kind): kind is ChatKind => kind in chatSettings)
  const known = kinds.find((kind) => kind === name)
  if (known === undefined) throw new UsageError(`--chat takes ${kinds.join(', ')}, not "${name}".`)
  return known
}

function readTheme(name: string): ThemeName {
  const known = themeNames.find((theme) => theme === name)
  if (known === undefined) throw new UsageError(`--theme takes ${themeNames.join(', ')}, not "${name}".`)
  return known
}

function readTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new UsageError(`--clock takes a time such as 2026-11-21T08:46:00Z, not "${text}".`)
  return time
}
