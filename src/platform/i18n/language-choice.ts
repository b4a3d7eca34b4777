/** Key in local storage: the language on screen, once it was chosen. */
const languageKey = 'console.language'

/** Key in session storage: set when a language was chosen before anybody signed in. */
const waitingKey = 'console.language-chosen'

/** The language chosen in a browser. */
export interface LanguageChoice {
  /** Tag of the chosen language; undefined where none was chosen. */
  get: () => string | undefined
  set: (tag: string) => void
  /** Remembers that the choice is for the profile of whoever signs in next in this tab. */
  wait: () => void
  /** Whether a choice waits for a profile; it does not any more. */
  take: () => boolean
}

/** The language chosen in a browser, out of its local storage and the session storage of a tab. */
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
