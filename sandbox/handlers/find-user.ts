import { serviceFailure } from '../failures'
import type { StoredRow, Records } from '../store/records'

/** The user with this number. @throws ApiFailure 500 when there is none */
export function findUser(records: Records, id: number): StoredRow<'user'> {
  const user = records.find('user', { key: `${id}` })
  if (!user) throw serviceFailure(`User ${id} is gone`)
  return user
}

/** The user with this sign-in name, ignoring case; undefined when there is none. */
export function userNamed(records: Records, name: string): StoredRow<'user'> | undefined {
  const wanted = name.toLowerCase()
  return records.list('user', {}).find(({ document }) => document.name.toLowerCase() === wanted)
}
