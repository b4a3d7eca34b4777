import { isRecord } from '../../lib/is-record'
import { isText } from '../../lib/is-text'
import { parseJson } from '../../lib/parse-json'

/** Acting for another account, as stored while it lasts (requirement IMPERSONATE-02). */
export interface Acting {
  /** Key that is sent instead of the user's own. */
  readonly token: string
  /** Page to return to, below the base path. */
  readonly back: string
  /** Sign-in name of the owner of the account. */
  readonly owner: string
  /** Name of the owner. */
  readonly name: string
  /** Title of the only billing account the key reaches; absent if it reaches all, or if unknown. */
  readonly account?: string
  /** Sign-in name of the holder of the key; absent if unknown. */
  readonly holder?: string
  /** When the key was made, in ms since 1970; absent if unknown. */
  readonly since?: number
  /** When the key expires, in ms since 1970; absent if unknown or never. */
  readonly until?: number
  /** The key reaches one billing account only. */
  readonly restricted: boolean
  /** Its start has not been announced yet. */
  readonly isNew: boolean
}

/** Acting that the platform has ended, because the access was revoked or its key expired. */
export interface EndedActing extends Pick<Acting, 'owner' | 'name' | 'account' | 'since' | 'until'> {
  /** When it ended, in ms since 1970: when its key expired, or when the platform first refused it. */
  readonly at: number
  /** Names of the open forms with unsent changes; absent if there were none. */
  readonly forms?: readonly string[]
  /** Names of jobs and payments whose end was not seen; absent if there were none. */
  readonly work?: readonly string[]
}

/** Name of the account acted for: the only billing account the key reaches, or the owner. */
export function actingName({ account, name }: Pick<Acting, 'account' | 'name'>): string {
  return account ?? name
}

function readKnown(
  value: Readonly<Record<string, unknown>>,
): Pick<EndedActing, 'owner' | 'name'> | undefined {
  const { owner, name, account, since, until } = value
  if (typeof owner !== 'string' || typeof name !== 'string') return undefined
  return {
    owner,
    name,
    ...(typeof account === 'string' ? { account } : {}),
    ...(typeof since === 'number' ? { since } : {}),
    ...(typeof until === 'number' ? { until } : {}),
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

/** Reads the stored form of acting that has ended; undefined if there is none, or it is unusable. */
export function readEndedActing(text: string | null): EndedActing | undefined {
  const value = parse(text)
  const known = value && readKnown(value)
  if (!known || typeof value.at !== 'number') return undefined
  const [forms, work] = [value.forms, value.work].map((names) =>
    Array.isArray(names) && names.some(isText) ? names.filter(isText) : undefined,
  )
  return { ...known, at: value.at, ...(forms && { forms }), ...(work && { work }) }
}

/** Reads the stored form; undefined if there is none, or it is unusable. */
export function readActing(text: string | null): Acting | undefined {
  const value = parse(text)
  const known = value && readKnown(value)
  if (!known) return undefined
  const { token, back, holder, restricted, isNew } = value
  if (typeof token !== 'string' || token === '' || typeof back !== 'string') return undefined
  return {
    ...known,
    token,
    back,
    ...(typeof holder === 'string' ? { holder } : {}),
    restricted: restricted === true,
    isNew: isNew === true,
  }
}
