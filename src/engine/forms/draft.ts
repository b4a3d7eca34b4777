import { shortHash } from '../../lib/hash'
import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { draftPrefix } from '../../platform/session/storage-keys'
import type { FormValues } from './form-values'

/** Where one form keeps its draft: per identity and form, in this tab only, never with secrets (quality T35). */
export interface DraftStore {
  read: () => FormValues | undefined
  write: (values: FormValues) => void
  clear: () => void
}

/** The draft of a form of the identity whose scope is given. */
export function draftOf(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  scope: string,
  form: string,
): DraftStore {
  const key = `${draftPrefix}${scope}.${form}`
  return {
    read: () => {
      const text = storage.getItem(key)
      if (text === null) return undefined
      try {
        const value: unknown = JSON.parse(text)
        return isRecord(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write: (values) => storage.setItem(key, JSON.stringify(values)),
    clear: () => storage.removeItem(key),
  }
}

/** The draft of whoever is signed in, under a name: of a form, of an editor, or of what is under way. */
export function ownDraft(
  session: Pick<Session, 'get'>,
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage,
): DraftStore {
  return draftOf(storage, shortHash(session.get().apiKey ?? ''), name)
}
