import { isRecord } from './is-record'

/** The texts of a theme in one language. Missing ones are taken from its English texts, then from the console. */
export interface ThemeTexts {
  readonly loginTitle?: string
  readonly loginSubtitle?: string
  /** One line about the brand, beside the sign-in form. */
  readonly claim?: string
  readonly claimText?: string
  /** Small facts under the claim. */
  readonly loginFacts?: readonly { readonly label: string; readonly value: string }[]
  /** A dismissible strip on the dashboard that leads to the create form, wide screens only. */
  readonly offer?: string
  /** Other labels for fields of the billing account form, by field. */
  readonly billingAccountFields?: Readonly<Record<string, string>>
  /** Replacements for texts of the console, by file below `locales/<language>/` without its ending, and key. */
  readonly consoleTexts?: ConsoleTexts
}

/** Texts of the console by file and key: `{ "screens/auth": { "logIn": "Enter" } }`. */
export type ConsoleTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

const plain = ['loginTitle', 'loginSubtitle', 'claim', 'claimText', 'offer'] as const

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Reads the texts in a file of a theme, which is untrusted data: values that are no text are left out. */
export function readThemeTexts(value: unknown): ThemeTexts {
  if (!isRecord(value)) return {}
  const words: Partial<Record<(typeof plain)[number], string>> = {}
  for (const key of plain) {
    const text = value[key]
    if (typeof text === 'string' && text !== '') words[key] = text
  }
  const { loginFacts, billingAccountFields, consoleTexts } = value
  const facts = (Array.isArray(loginFacts) ? loginFacts : []).map(textsOf)
  return {
    ...words,
    ...(Array.isArray(loginFacts)
      ? { loginFacts: facts.map(({ label = '', value: fact = '' }) => ({ label, value: fact })) }
      : {}),
    ...(isRecord(billingAccountFields) ? { billingAccountFields: textsOf(billingAccountFields) } : {}),
    ...(isRecord(consoleTexts)
      ? {
          consoleTexts: Object.fromEntries(
            Object.entries(consoleTexts).map(([file, texts]) => [file, textsOf(texts)]),
          ),
        }
      : {}),
  }
}

/** Every text of the console a theme changes; labels of the billing account form are texts of that type (requirement THEME-12). */
export function consoleTextsOf({ billingAccountFields = {}, consoleTexts = {} }: ThemeTexts): ConsoleTexts {
  const file = 'resources/billing_account'
  const labels = Object.entries(billingAccountFields).map(([field, label]) => [`fields.${field}`, label])
  if (labels.length === 0) return consoleTexts
  return { ...consoleTexts, [file]: { ...Object.fromEntries(labels), ...consoleTexts[file] } }
}
