import type { AccountState } from '../charging/account-state'
import type { BillingAccount, SiteConfig } from '../entities'
import { platformTime } from '../format-time'
import { insertKey } from '../keys'
import { insertToken } from '../handlers/token'
import { type Builder, day } from './builder'

interface SeedUser {
  readonly id: number
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly isAdmin?: boolean
  /** Milliseconds since 1970; long ago when absent. */
  readonly createdAt?: number
  /** Language that was chosen; that of the site when absent. */
  readonly lang?: string
}

const languageOf = ({ siteLocale = 'en' }: SiteConfig): string => siteLocale.split('-')[0] ?? ''

/** Stores a user. */
export function addUser(
  builder: Builder,
  { id, email, firstName = '', lastName = '', isAdmin = false, createdAt, lang }: SeedUser,
): void {
  const created = platformTime(createdAt ?? builder.now - 900 * day)
  const profile = {
    created_at: created,
    updated_at: platformTime(createdAt ?? builder.now - 30 * day),
    phone_number: '',
    lang: lang ?? languageOf(builder.catalogue.site),
  }
  builder.records.insert('user', {
    ...global(id),
    key: `${id}`,
    state: { isAdmin },
    document: {
      id,
      cookie_id: builder.ids.uuid(),
      name: email,
      signup_site: 'aldera',
      last_activity: platformTime(builder.now),
      profile_data: {
        ...profile,
        id: id + 10_000,
        user_id: id,
        email,
        first_name: firstName,
        last_name: lastName,
        avatar: '',
        personal_id_number: '',
      },
    },
  })
}

/**
 * Stores a key of `owner`. `actingUser` holds it; `account` restricts it; `parent` is the access that can end it; it
 * expires at `expiresAt`, milliseconds since 1970.
 */
export function addKey(
  builder: Builder,
  key: string,
  owner: number,
  more: {
    actingUser?: number
    account?: number
    isAdmin?: boolean
    parent?: string
    expiresAt?: number
  } = {},
): void {
  insertKey(builder.records, {
    key,
    owner,
    account: more.account ?? null,
    parent: more.parent ?? null,
    state: {
      actingUser: more.actingUser ?? owner,
      isAdmin: more.isAdmin ?? false,
      madeBy: 'seed',
      session: null,
      agent: null,
      madeAt: null,
      expiresAt: more.expiresAt ?? null,
    },
  })
}

/** Stores a billing account. */
export function addAccount(builder: Builder, document: BillingAccount, state: AccountState): void {
  const columns = { ...global(document.user_id), account: document.id, key: `${document.id}` }
  builder.records.insert('account', { ...columns, document, state })
}

/** Stores an API token, which works as a key at once. */
export function addToken(
  builder: Builder,
  token: {
    id: number
    owner: number
    actingUser: number
    description: string
    account: number | null
    createdAt: number
  },
): void {
  insertToken(builder.records, {
    id: token.id,
    token: builder.ids.secret(),
    description: token.description,
    restricted: token.account !== null,
    billing_account_id: token.account ?? 0,
    consumer_id: builder.ids.uuid(),
    kong_id: builder.ids.uuid(),
    user_id: token.owner,
    acting_user_id: token.actingUser,
    created_at: platformTime(token.createdAt),
    updated_at: null,
  })
}

/** Stores a public SSH key. */
export function addSshKey(
  builder: Builder,
  owner: number,
  { uuid, name, text, createdAt }: { uuid: string; name: string; text: string; createdAt: number },
): void {
  builder.records.insert('sshKey', {
    ...global(owner),
    key: uuid,
    state: null,
    document: {
      uuid,
      name,
      public_key: text,
      user_id: owner,
      created_at: new Date(createdAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    },
  })
}

function global(owner: number): { location: string; owner: number; account: null; parent: null; due: null } {
  return { location: '', owner, account: null, parent: null, due: null }
}
