import i18next, { type i18n } from 'i18next'
import type { LocaleKey } from '../../generated/locale-keys'
import { createStore, type Store } from '../../lib/store'
import type { Language } from './languages'

/** What a message may be filled with; formatted before it gets here, never parsed as a message. */
export type TextValues = Record<string, string | number>

/** Where the messages of a language come from: its base file, and one file per resource type. */
export interface MessageSource {
  base: (files: string) => Promise<unknown>
  resource: (files: string, type: string) => Promise<unknown>
}

export interface Texts {
  /** The language shown, observable. */
  language: Store<Language>
  /** A message of the console. */
  t: (key: LocaleKey, values?: TextValues) => string
  /** A message of a resource type; the key itself when the type has none, so that nothing is ever blank. */
  resource: (type: string, key: string, values?: TextValues) => string
  /** The same, or undefined when the type has no such message. */
  resourceIfAny: (type: string, key: string, values?: TextValues) => string | undefined
  /** The name of a resource type, known before the type itself is loaded. */
  typeName: (type: string, form: 'one' | 'many') => string
  /** Loads the messages of a type; resolved when they are there. */
  load: (type: string) => Promise<void>
  /** Loads a language and switches to it. */
  change: (language: Language) => Promise<void>
  /** Takes newly written messages, while developing. */
  replace: (type: string | null, messages: unknown) => void
}

const baseNamespace = 'console'

async function messagesFor(language: Language, raw: Promise<unknown>): Promise<unknown> {
  if (!language.pseudo) return raw
  const [{ pseudoMessages }, messages] = await Promise.all([import('./pseudo'), raw])
  return pseudoMessages(messages)
}

/** Starts i18next with the base messages of a language. Values are put in after the message is parsed. */
export async function createTexts(source: MessageSource, first: Language): Promise<Texts> {
  const engine: i18n = i18next.createInstance()
  await engine.init({
    lng: first.tag,
    fallbackLng: false,
    ns: [baseNamespace],
    defaultNS: baseNamespace,
    interpolation: { escapeValue: false, skipOnVariables: true },
    nsSeparator: false,
    returnNull: false,
    initAsync: false,
  })
  const language = createStore(first)
  const loaded = new Set<string>()

  const add = (tag: string, namespace: string, messages: unknown): void => {
    engine.addResourceBundle(tag, namespace, messages, true, true)
  }
  const loadType = async (into: Language, type: string): Promise<void> => {
    if (engine.hasResourceBundle(into.tag, type)) return
    add(into.tag, type, await messagesFor(into, source.resource(into.files, type)))
    loaded.add(type)
  }
  const loadBase = async (into: Language): Promise<void> => {
    if (engine.hasResourceBundle(into.tag, baseNamespace)) return
    add(into.tag, baseNamespace, await messagesFor(into, source.base(into.files)))
  }
  await loadBase(first)

  const resourceIfAny: Texts['resourceIfAny'] = (type, key, values) => {
    const options = { ns: type, ...values }
    return engine.exists(key, options) ? engine.t(key, options) : undefined
  }
  return {
    language,
    t: (key, values) => engine.t(key, values ?? {}),
    resourceIfAny,
    resource: (type, key, values) => resourceIfAny(type, key, values) ?? key,
    typeName: (type, form) => engine.t(`types.${type}.${form}`),
    load: (type) => loadType(language.get(), type),
    change: async (next) => {
      await Promise.all([loadBase(next), ...[...loaded].map((type) => loadType(next, type))])
      await engine.changeLanguage(next.tag)
      language.set(next)
    },
    replace: (type, messages) => {
      add(language.get().tag, type ?? baseNamespace, messages)
      language.set({ ...language.get() })
    },
  }
}
