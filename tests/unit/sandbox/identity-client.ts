import { createHash } from 'node:crypto'
import type { components } from '../../../src/generated/identity-types'
import type { User } from '../../../sandbox/entities'
import { demoPassword } from '../../../sandbox/seed/logins'
import type { Answered, Client } from './support'

export type IdentityTokens = components['schemas']['IdentityTokens']
export type IdentityError = components['schemas']['IdentityError']

export const kadri = 'kadri.saar@pohjala.example'
export const callback = 'http://sandbox.test/app/auth0_callback'

/** An answer of the provider; `body` is its parsed JSON. */
export async function ask<T = IdentityError>(
  client: Client,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: T; text: string; headers: Headers }> {
  const response = await client.sandbox.identity(new Request(`http://sandbox.test/identity${path}`, init))
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

export const post = <T = IdentityError>(client: Client, path: string, body: object) =>
  ask<T>(client, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'console', ...body }),
  })

export const login = (client: Client, username: string, password = demoPassword) =>
  post<IdentityTokens & IdentityError>(client, '/oauth/token', {
    grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
    username,
    password,
  })

export const signUp = (client: Client, email: string, password = demoPassword) =>
  post<components['schemas']['SignedUpUser'] & IdentityError>(client, '/dbconnections/signup', {
    connection: 'Username-Password-Authentication',
    email,
    password,
  })

export const session = (client: Client, body: object): Promise<Answered<{ apikey: string; user: User }>> =>
  client.post('/user-resource/auth0_callback', body, { key: null })

export const wish = {
  client_id: 'console',
  connection: 'google-oauth2',
  scope: 'openid profile email',
  response_type: 'token id_token',
  redirect_uri: callback,
  state: '/compute',
  nonce: '4f1c9e0b7d2a8653',
}

/** Opens a page of the provider with a query. */
export const open = (client: Client, path: string, query: Record<string, string>) =>
  ask(client, `${path}?${new URLSearchParams(query)}`)

/** The values the browser returns to the console with after choosing `person`. */
export async function chosen(
  client: Client,
  person: string | undefined,
  query: Record<string, string> = wish,
) {
  const answer = await open(client, '/continue', person === undefined ? query : { ...query, person })
  const target = new URL(answer.headers.get('location') ?? '')
  return { target, fragment: new URLSearchParams(target.hash.slice(1)), query: target.searchParams }
}

export const claims = (token: string | null | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString())

const verifier = 'Kx0sYt7QpLz3VnB5mJ2cRf8wHd6GuEa1TiZo9XbWqPk'
export const codeWish = {
  ...wish,
  response_type: 'code',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}
export const exchange = (client: Client, code: string | null, changes: object = {}) =>
  post<IdentityTokens & IdentityError>(client, '/oauth/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: callback,
    ...changes,
  })

export const location = (answer: { headers: Headers }): URL => new URL(answer.headers.get('location') ?? '')

const { connection: _, ...ownWish } = codeWish

/** The sign-in query of a client of any provider. */
export { ownWish }

/** Types name and password into the page of the provider. */
export const typeIn = (client: Client, username: string, password = demoPassword, more: object = {}) =>
  ask(client, '/sign_in', {
    method: 'POST',
    body: new URLSearchParams({ ...ownWish, ...more, username, password }),
  })
