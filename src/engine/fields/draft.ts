import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { draftPrefix } from '../../platform/session/storage-keys'
import type { FormValues } from './form-values'

/** A place for one object. */
export interface Kept {
  read: () => FormValues | undefined
  write: (values: FormValues) => void
  clear: () => void
}

/** Where one form keeps its draft: per user and form, in this tab only, never with secrets (quality T35). */
export interface DraftStore extends Kept {
  /** What was sent from the form and may have been done; it is let go of with the draft. */
  intent: Kept
}

function keptAt(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): Kept {
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

/** The draft of a form of the owner that is given. */
export function draftOf(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  form: string,
): DraftStore {
  const key = `${draftPrefix}${owner}.${form}`
  const draft = keptAt(storage, key)
  const intent = keptAt(storage, `${key}.sent`)
  const clear = (): void => {
    draft.clear()
    intent.clear()
  }
  return { ...draft, clear, intent }
}

/**
 * What is kept for whoever is signed in, under a name: of what is under way, say. While it is not known who that is, nothing
 * is read, and nothing written.
 */
export function ownDraft(
  session: Pick<Session, 'owner'>,
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage,
): Kept {
  const own = (): Kept | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : draftOf(storage, owner, name)
  }
  return {
    read: () => own()?.read(),
    write: (values) => own()?.write(values),
    clear: () => own()?.clear(),
  }
}
