import type { FailedCall } from '../../api/failed-calls'
import type { CodePiece } from '../../lib/code-piece'

/** Facts support asks first. None names records of the user. */
export interface CapsuleFacts {
  /** Ms since 1970. */
  readonly at: number
  /** Name of the build; undefined in development. */
  readonly build: string | undefined
  readonly environment: string
  readonly theme: string
  /** Language tag. */
  readonly language: string
  /** Undefined when signed out. */
  readonly user:
    | {
        /** Undefined until the platform answers. */
        readonly id: string | undefined
        readonly acting: boolean
        /** Id of the billing account in use, if known. */
        readonly account: string | undefined
      }
    | undefined
  /** Pattern of the page that was open before this one; undefined if none was. */
  readonly page: string | undefined
  /** `User-Agent` of the browser. */
  readonly browser: string
  /** Width and height of the window in px. */
  readonly size: readonly [width: number, height: number]
  readonly online: boolean
  /** Slugs of locations without a recent answer. */
  readonly silent: readonly string[]
  /** How long the latest answer of a location took, in ms. */
  readonly latest: ReadonlyMap<string, number>
  /** Last steps, oldest first: patterns of pages, mutations, and failures. */
  readonly steps: readonly string[]
  /** Newest first. */
  readonly failed: readonly FailedCall[]
}

const nameWidth = 10

/** Begins a line, with its name padded to a column. */
const named = (name: string): CodePiece => ({ text: name.padEnd(nameWidth), kind: 'key' })

const clockOf = (at: number): string => new Date(at).toISOString().slice(11, 19)

/** The instant of a capsule in UTC: "2026-11-21 08:46:00 UTC". */
export function capsuleTime(at: number): string {
  return new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')
}

function userWords(user: CapsuleFacts['user']): string {
  if (!user) return 'signed out'
  const whose = user.acting ? 'acting for another account' : 'own account'
  return [
    user.id ?? 'not known',
    whose,
    ...(user.account === undefined ? [] : [`account ${user.account}`]),
  ].join(', ')
}

function failureLine(
  { at, method, path, location, status, correlationId, message }: FailedCall,
  scrub: (text: string) => string,
): CodePiece[] {
  return [
    { text: `\n  ${clockOf(at)}  ${method} ${path}${location === undefined ? '' : `  ${location}`}  ` },
    { text: status === undefined ? 'no answer' : String(status), kind: 'number' },
    { text: `  ${correlationId ?? '-'}  ` },
    { text: scrub(message).replace(/\s+/g, ' ') },
  ]
}

function locationPieces(answered: readonly string[], silent: readonly string[]): CodePiece[] {
  if (answered.length + silent.length === 0) return [{ text: 'none was asked\n' }]
  if (silent.length === 0) return [{ text: `${answered.join(', ')}\n` }]
  return [
    ...(answered.length === 0 ? [] : [{ text: `${answered.join(', ')}, ` }]),
    { text: `${silent.join(', ')} no answer\n`, kind: 'number' },
  ]
}

/**
 * The capsule as text for support, in English whatever the language of the console.
 *
 * @param scrub removes secrets from a message of the platform
 */
export function capsuleOf(facts: CapsuleFacts, scrub: (text: string) => string): readonly CodePiece[] {
  const { build, environment, theme, language, page, browser, size, online, silent, latest, steps, failed } =
    facts
  const answered = [...latest].flatMap(([location, took]) =>
    silent.includes(location) ? [] : [`${location} ${took} ms`],
  )
  return [
    named('console'),
    { text: build ?? 'unbuilt', kind: 'string' },
    { text: `, ${environment}, theme ${theme}, ${language}\n` },
    named('user'),
    { text: `${userWords(facts.user)}\n` },
    ...(page === undefined ? [] : [named('page'), { text: `${page}\n` }]),
    named('browser'),
    { text: `${browser}, ${size.join(' × ')}, ${online ? 'online' : 'offline'}\n` },
    named('locations'),
    ...locationPieces(answered, silent),
    named('failures'),
    { text: failed.length === 0 ? 'none since the page was loaded' : `last ${failed.length}, newest first` },
    ...failed.flatMap((each) => failureLine(each, scrub)),
    ...(steps.length === 0 ? [] : [{ text: '\n' }, named('steps'), { text: steps.map(scrub).join(' › ') }]),
  ]
}
