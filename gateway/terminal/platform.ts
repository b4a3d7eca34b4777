import { isRecord } from '../../src/lib/is-record'
import type { MayReach } from './address-policy'
import type { Credential } from './credential'

/** A machine of a location. */
export interface MachinePlace {
  readonly location: string
  /** Identity of the machine. */
  readonly machine: string
}

/** Destination of a session. A serial console has neither address nor port. */
export interface Target extends MachinePlace {
  readonly address?: string
  readonly port?: number
}

/** A refusal that is answered with its status and message. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Refusals of a ticket for a machine, also for the sandbox, which answers in place of a gateway. */
export const refusals = {
  notRunning: () => new Refusal(409, 'The machine is not running'),
  noAddress: () => new Refusal(409, 'The machine has no public address'),
  noSerial: () => new Refusal(409, 'There are no serial consoles here'),
}

/** Calls the platform: a path below `/v1`, with the headers of a key. */
export type AskPlatform = (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>

/** Port of SSH. */
export const sshPort = 22

/** Reads an answer; refusals of the platform are passed on with their message. */
async function read(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json()
  const text = await answer.text()
  throw new Refusal(answer.status < 500 ? answer.status : 502, wordsOf(text) ?? 'The platform did not answer')
}

/** The message of a refusal, in any of the platform's shapes; undefined if there is none. */
function wordsOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body)) return undefined
    if (typeof body['message'] === 'string') return body['message']
    const [first] = isRecord(body['errors']) ? Object.values(body['errors']) : []
    if (typeof first === 'string') return first
    return isRecord(first) && typeof first['msg'] === 'string' ? first['msg'] : undefined
  } catch {
    return undefined
  }
}

/**
 * Number of the user behind a key.
 * @throws Refusal when the platform does not know the key
 */
export async function userOf(ask: AskPlatform, { headers }: Credential): Promise<number> {
  const user = await read(await ask('/user-resource/user', headers))
  if (isRecord(user) && typeof user['id'] === 'number') return user['id']
  throw new Refusal(502, 'The platform did not say whose key this is')
}

/**
 * Whether a key is still valid. Only status 401 or 403 is a no: a platform that does not answer ends no session.
 */
export async function isStillGood(ask: AskPlatform, { headers }: Credential): Promise<boolean> {
  try {
    const { status } = await ask('/user-resource/user', headers)
    return status !== 401 && status !== 403
  } catch {
    return true
  }
}

/**
 * A machine, as the platform gives it for this key.
 *
 * @throws Refusal when the machine is not the holder's, or does not run
 */
export async function runningMachine(
  ask: AskPlatform,
  { headers }: Credential,
  { location, machine }: MachinePlace,
): Promise<Readonly<Record<string, unknown>>> {
  const path = `/${encodeURIComponent(location)}/user-resource/vm?uuid=${encodeURIComponent(machine)}`
  const found = await read(await ask(path, headers))
  if (!isRecord(found) || found['uuid'] !== machine) throw new Refusal(404, 'There is no such machine')
  if (found['status'] !== 'running') throw refusals.notRunning()
  return found
}

/**
 * The address of a machine, as the platform gives it for this key: its first floating address, else its IPv6 address, else
 * the private one if that may be reached.
 *
 * @throws Refusal when the machine is not the holder's, does not run, or has no address that may be reached
 */
export async function targetOf(
  ask: AskPlatform,
  credential: Credential,
  { location, machine }: MachinePlace,
  mayReach: MayReach,
): Promise<Required<Target>> {
  const found = await runningMachine(ask, credential, { location, machine })
  const path = `/${encodeURIComponent(location)}/network/ip_addresses?vm_uuid=${encodeURIComponent(machine)}`
  const addresses = await read(await ask(path, credential.headers))
  const floating = (Array.isArray(addresses) ? addresses : []).flatMap((each: unknown) =>
    isRecord(each) && each['assigned_to'] === machine ? [each['address']] : [],
  )
  const known = [...floating, found['public_ipv6'], found['private_ipv4']].filter(
    (each) => typeof each === 'string' && each !== '',
  )
  if (known.length === 0) throw refusals.noAddress()
  const address = known.find((each) => typeof each === 'string' && mayReach(each))
  if (typeof address !== 'string')
    throw new Refusal(409, 'The machine has no public address that may be reached')
  return { location, machine, address, port: sshPort }
}
