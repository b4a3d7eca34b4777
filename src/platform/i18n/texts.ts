import i18next, { type i18n } from 'i18next'
import type { LocaleKey, ScreenKeys } from '../../generated/locale-keys'
import { listed } from '../../lib/format-list'
import { isolated } from '../../lib/isolated'
import { formatNumber } from '../../lib/quantity'
import { createStore, type Store } from '../../lib/store'
import type { ConsoleTexts } from '../../lib/theme-texts'
import type { Language } from './languages'

/**
 * Placeholder values, never parsed as messages. Numbers are formatted by locale; values with a unit, and numbers that are
 * not counts, must be texts. Lists are joined as in the language. `count` selects the plural form.
 */
export type TextValues = Record<string, string | number | readonly string[]> & { count?: number }

/** A screen with its own texts, loaded on demand. */
export type ScreenName = keyof ScreenKeys

/** Source of messages: a base file per language, and one per resource type and screen. */
export interface MessageSource {
  base: (files: string) => Promise<unknown>
  resource: (files: string, type: string) => Promise<unknown>
  screen: (files: string, screen: ScreenName) => Promise<unknown>
}

export interface Texts {
  /** Current language, observable. */
  language: Store<Language>
  /** A message of the console. */
  t: (key: LocaleKey, values?: TextValues) => string
  /** A message of a resource type; the key itself if missing, so that nothing is blank. */
  resource: (type: string, key: string, values?: TextValues) => string
  /** A message of a resource type; undefined if missing. */
  resourceIfAny: (type: string, key: string, values?: TextValues) => string | undefined
  /** Name of a resource type, available before the type is loaded. */
  typeName: (type: string, form: 'one' | 'many') => string
  /** A message of a screen. */
  screen: <Screen extends ScreenName>(screen: Screen, key: ScreenKeys[Screen], values?: TextValues) => string
  /** Loads the messages of a type. */
  load: (type: string) => Promise<void>
  /** Loads the messages of a screen. */
  loadScreen: (screen: ScreenName) => Promise<void>
  /** Loads and switches to a language. */
  change: (language: Language) => Promise<void>
  /** Replaces messages during development. */
  replace: (type: string | null, messages: unknown) => void
}

const baseNamespace = 'console'

/** Type names have no spaces, so screens have their own namespace. */
const screenNamespace = (screen: ScreenName): string => `screen ${screen}`

async function messagesFor(language: Language, raw: Promise<unknown>): Promise<unknown> {
  if (!language.pseudo) return raw
  const [{ pseudoMessages }, messages] = await Promise.all([import('./pseudo'), raw])
  return pseudoMessages(messages)
}

/** i18next's code of a language: it normalises tags, `qps-ploc` to `qps-Ploc`. */
function codeOf(language: Language): string {
  return Intl.getCanonicalLocales(language.tag)[0] ?? language.tag
}

/** Separates values from i18next options. */
function filling(
  values: TextValues = {},
  { formats, direction }: Language,
): { replace: Record<string, string>; count?: number } {
  const { count } = values
  // Within a sentence from right to left, "2026-11-web" or "20 GB" would be read backwards.
  const own = direction === 'rtl' ? isolated : (text: string): string => text
  const write = (value: string | number | readonly string[]): string => {
    if (typeof value === 'number') return formatNumber(value, formats)
    return typeof value === 'string' ? own(value) : listed(value.map(own), formats)
  }
  const written = Object.entries(values).map(([name, value]) => [name, write(value)])
  return { replace: Object.fromEntries(written), ...(typeof count === 'number' ? { count } : {}) }
}

/** Texts that replace the console's, by language of the message files. */
export type ChangedTexts = (files: string) => Promise<ConsoleTexts>

/** Namespace and key of a text of a message file. */
function namespacedKey(file: string, key: string): { namespace: string; key: string } {
  const [folder = '', name] = file.split('/')
  if (folder === 'errors') return { namespace: baseNamespace, key: `errors.${key}` }
  if (name === undefined) return { namespace: baseNamespace, key }
  return { namespace: folder === 'screens' ? `screen ${name}` : name, key }
}

/**
 * Starts i18next with a language's base messages. Values are inserted after parsing. `changed` are texts of the brand, which
 * are loaded with those they replace.
 */
export async function createTexts(
  source: MessageSource,
  first: Language,
  changed: ChangedTexts = async () => ({}),
): Promise<Texts> {
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

  /** Cached messages without placeholders. */
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
    const [messages, own] = await Promise.all([messagesFor(into, fetch(into)), changed(into.files)])
    add(codeOf(into), namespace, messages)
    for (const [file, texts] of Object.entries(own))
      for (const [key, text] of Object.entries(texts)) {
        const place = namespacedKey(file, key)
        if (place.namespace === namespace)
          engine.addResource(codeOf(into), namespace, place.key, text, { silent: true })
      }
  }
  const loadPart = async (
    into: Language,
    namespace: string,
    fetch: (into: Language) => Promise<unknown>,
  ): Promise<void> => {
    await loadInto(into, namespace, fetch)
    loaded.set(namespace, fetch)
  }
  const loadBase = (into: Language): Promise<void> =>
    loadInto(into, baseNamespace, ({ files }) => source.base(files))
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
    load: (type) => loadPart(language.get(), type, ({ files }) => source.resource(files, type)),
    loadScreen: (screen) =>
      loadPart(language.get(), screenNamespace(screen), ({ files }) => source.screen(files, screen)),
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
