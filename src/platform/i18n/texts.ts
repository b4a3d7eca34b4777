import i18next, { type i18n } from 'i18next'
import type { LocaleKey, ScreenKeys } from '../../generated/locale-keys'
import { formatNumber } from '../../lib/quantity'
import { createStore, type Store } from '../../lib/store'
import type { Language } from './languages'

/**
 * What a message may be filled with, never parsed as a message. Numbers are written as everywhere in the language; what has a
 * unit, and numbers that count nothing, are texts before they get here.
 */
export type TextValues = Record<string, string | number>

/** A screen with texts of its own, fetched when it is opened. */
export type ScreenName = keyof ScreenKeys

/** Where the messages of a language come from: its base file, one file per resource type, one per screen. */
export interface MessageSource {
  base: (files: string) => Promise<unknown>
  resource: (files: string, type: string) => Promise<unknown>
  screen: (files: string, screen: ScreenName) => Promise<unknown>
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
  /** A message of a screen that has texts of its own. */
  screen: <Screen extends ScreenName>(screen: Screen, key: ScreenKeys[Screen], values?: TextValues) => string
  /** Loads the messages of a type; resolved when they are there. */
  load: (type: string) => Promise<void>
  /** Loads the messages of a screen; resolved when they are there. */
  loadScreen: (screen: ScreenName) => Promise<void>
  /** Loads a language and switches to it. */
  change: (language: Language) => Promise<void>
  /** Takes newly written messages, while developing. */
  replace: (type: string | null, messages: unknown) => void
}

const baseNamespace = 'console'

/** Apart from the namespaces of types, whose names have no space. */
const screenNamespace = (screen: ScreenName): string => `screen ${screen}`

async function messagesFor(language: Language, raw: Promise<unknown>): Promise<unknown> {
  if (!language.pseudo) return raw
  const [{ pseudoMessages }, messages] = await Promise.all([import('./pseudo'), raw])
  return pseudoMessages(messages)
}

/** The name i18next looks a language up by: it spells tags as the standard does, `qps-ploc` as `qps-Ploc`. */
function codeOf(language: Language): string {
  return Intl.getCanonicalLocales(language.tag)[0] ?? language.tag
}

/** Values apart from the settings of the library, so that none of them is taken for one; the number chooses the plural. */
function filling(
  values: TextValues = {},
  { formats }: Language,
): { replace: Record<string, string>; count?: number } {
  const { count } = values
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, formats) : value,
  ])
  return { replace: Object.fromEntries(written), ...(typeof count === 'number' ? { count } : {}) }
}

/** Starts i18next with the base messages of a language. Values are put in after the message is parsed. */
export async function createTexts(source: MessageSource, first: Language): Promise<Texts> {
  const engine: i18n = i18next.createInstance()
  await engine.init({
    lng: codeOf(first),
    fallbackLng: false,
    ns: [baseNamespace],
    defaultNS: baseNamespace,
    interpolation: { escapeValue: false, skipOnVariables: true },
    nsSeparator: false,
    returnNull: false,
    initAsync: false,
  })
  const language = createStore(first)
  const loaded = new Map<string, (into: Language) => Promise<unknown>>()

  /** Messages that are filled with nothing, as they were last written. */
  const plain = new Map<string, string | undefined>()
  const add = (tag: string, namespace: string, messages: unknown): void => {
    plain.clear()
    engine.addResourceBundle(tag, namespace, messages, true, true)
  }
  const loadInto = async (
    into: Language,
    namespace: string,
    fetch: (into: Language) => Promise<unknown>,
  ): Promise<void> => {
    if (engine.hasResourceBundle(codeOf(into), namespace)) return
    add(codeOf(into), namespace, await messagesFor(into, fetch(into)))
    loaded.set(namespace, fetch)
  }
  const loadBase = async (into: Language): Promise<void> => {
    if (engine.hasResourceBundle(codeOf(into), baseNamespace)) return
    add(codeOf(into), baseNamespace, await messagesFor(into, source.base(into.files)))
  }
  await loadBase(first)

  const write = (ns: string, key: string, values?: TextValues): string | undefined => {
    const options = { ns, ...filling(values, language.get()) }
    return engine.exists(key, options) ? engine.t(key, options) : undefined
  }
  const message = (ns: string, key: string, values?: TextValues): string | undefined => {
    if (values) return write(ns, key, values)
    const place = `${ns} ${key}`
    if (!plain.has(place)) plain.set(place, write(ns, key))
    return plain.get(place)
  }
  return {
    language,
    t: (key, values) =>
      values ? engine.t(key, filling(values, language.get())) : (message(baseNamespace, key) ?? key),
    resourceIfAny: message,
    resource: (type, key, values) => message(type, key, values) ?? key,
    typeName: (type, form) => message(baseNamespace, `types.${type}.${form}`) ?? type,
    screen: (screen, key, values) => message(screenNamespace(screen), key, values) ?? key,
    load: (type) => loadInto(language.get(), type, ({ files }) => source.resource(files, type)),
    loadScreen: (screen) =>
      loadInto(language.get(), screenNamespace(screen), ({ files }) => source.screen(files, screen)),
    change: async (next) => {
      const parts = [...loaded].map(([namespace, fetch]) => loadInto(next, namespace, fetch))
      await Promise.all([loadBase(next), ...parts])
      await engine.changeLanguage(codeOf(next))
      plain.clear()
      language.set(next)
    },
    replace: (type, messages) => {
      add(codeOf(language.get()), type ?? baseNamespace, messages)
      language.set({ ...language.get() })
    },
  }
}
