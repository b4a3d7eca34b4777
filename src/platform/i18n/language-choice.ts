/** Key in local storage: the language on screen, once it was chosen. */
const languageKey = 'console.language'

/** Key in session storage: set if a language was chosen before sign-in. */
const waitingKey = 'console.language-chosen'

/** The language chosen in a browser. */
export interface LanguageChoice {
  /** Tag of the chosen language; undefined if none was chosen. */
  get: () => string | undefined
  set: (tag: string) => void
  /** Remembers that the choice is for the profile of the next user who signs in in this tab. */
  wait: () => void
  /** Whether a choice waits for a profile; removes that mark. */
  take: () => boolean
}

/** The language choice in a browser's local storage, with its mark in a tab's session storage. */
export function createLanguageChoice(
  local: Pick<Storage, 'getItem' | 'setItem'>,
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): LanguageChoice {
  return {
    get: () => local.getItem(languageKey) ?? undefined,
    set: (tag) => local.setItem(languageKey, tag),
    wait: () => tab.setItem(waitingKey, 'true'),
    take: () => {
      const waits = tab.getItem(waitingKey) !== null
      tab.removeItem(waitingKey)
      return waits
    },
  }
}
