import type { Sandbox } from '../create-sandbox'
import { demoPassword } from '../seed/logins'

/** Demo keys with the users they act for. */
const demoKeys: readonly (readonly [key: string, who: string])[] = [
  ['demo-customer', 'the ordinary customer'],
  ['demo-restricted', 'a token that reaches one billing account only'],
  ['demo-delegate', 'a partner acting as the customer'],
  ['demo-partner', 'that partner, invited by the customer and by another'],
  ['demo-indebted', 'an account in debt, frozen, and a suspended one'],
  ['demo-empty', 'a new customer with 22.00 of welcome credit'],
  ['demo-admin', 'an administrator'],
]

/** Demo people with their roles. */
const demoPeople: readonly (readonly [email: string, who: string])[] = [
  ['kadri.saar@pohjala.example', 'the ordinary customer'],
  ['jaan@partner.example', 'a partner of theirs'],
  ['indrek@pagar.example', 'a customer in debt'],
  ['uku@uus.example', 'a new customer'],
  ['ops@aldera.example', 'an administrator'],
]

/** Address and content of a server. */
export interface Served {
  /** `http://host:port`, without a slash at the end. */
  readonly origin: string
  readonly sandbox: Sandbox
  readonly hasConsole: boolean
  /** Database file, as given in the options. */
  readonly database: string
}

/** Text of a server that is ready: its addresses, and the people and keys to sign in with. */
export function greeting({ origin, sandbox, hasConsole, database }: Served): string {
  const { seed, vms } = sandbox.control.state()
  const world = vms > 0 ? `${vms} machines` : `world "${seed}"`
  const place = origin.replace('//127.0.0.1:', '//localhost:')
  return [
    hasConsole ? `Console  ${place}/app` : 'Console  not built yet; the API answers all the same',
    `API      ${place}/v1`,
    `Control  ${place}/_sandbox/state`,
    `Mailbox  ${place}/sandbox/mailbox`,
    `State    ${world} in ${database}`,
    '',
    `Sign in as one of these people; the password is ${demoPassword}:`,
    table(demoPeople),
    '',
    'or with one of these keys:',
    table(demoKeys),
  ].join('\n')
}

/** Rows of two columns, indented, for a terminal. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n')
}
