import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import type { Session } from './session'
import { draftPrefix } from './storage-keys'

/** Storage for one object. */
export interface StoredValues {
  read: () => Readonly<Record<string, unknown>> | undefined
  write: (values: Readonly<Record<string, unknown>>) => void
  clear: () => void
}

/** Storage of a form's draft: per user and form, in this tab only, without secrets (quality T35). */
export interface DraftStore extends StoredValues {
  /** The request that was sent and may have succeeded; cleared with the draft. */
  intent: StoredValues
  /** Names of chosen options, by field and option; an option may be gone when the draft is read. */
  names: StoredValues
}

function storedAt(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): StoredValues {
  return {
    read: () => {
      const value = parseJson(storage.getItem(key))
      return isRecord(value) ? value : undefined
    },
    write: (values) => storage.setItem(key, JSON.stringify(values)),
    clear: () => storage.removeItem(key),
  }
}

/** Draft storage of a form of the given owner. */
export function draftOf(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  form: string,
): DraftStore {
  const key = `${draftPrefix}${owner}.${form}`
  const draft = storedAt(storage, key)
  const intent = storedAt(storage, `${key}.sent`)
  const names = storedAt(storage, `${key}.names`)
  const clear = (): void => {
    for (const stored of [draft, intent, names]) stored.clear()
  }
  return { ...draft, clear, intent, names }
}

/** Draft storage of the signed-in user, by name. While the user is unknown it reads nothing and writes nothing. */
export function ownDraft(
  session: Pick<Session, 'owner'>,
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage,
): StoredValues {
  const own = (): StoredValues | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : draftOf(storage, owner, name)
  }
  return {
    read: () => own()?.read(),
    write: (values) => own()?.write(values),
    clear: () => own()?.clear(),
  }
}
