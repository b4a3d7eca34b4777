/**
 * The closed lists of names a manifest may use for parts that are code. This file imports nothing, so the compiler can
 * read it without React. The records that give the code are complete: a name without code does not compile.
 */

/** How a value is drawn in a list, a fact or an option. */
export const cellNames = [
  'text',
  'title',
  'state',
  'count',
  'gigabytes',
  'megabytes',
  'bytes',
  'percent',
  'money',
  'date',
  'age',
  'size',
  'boolean',
  'mark',
  'choice',
  'address',
  'reference',
  'location',
  'mono',
  'secret',
  'system',
  'list',
  'ports',
  'clock',
  'country',
  'user',
  'map',
  'link',
] as const
export type CellName = (typeof cellNames)[number]

/** How a value is asked for in a form. */
export const widgetNames = [
  'text',
  'email',
  'number',
  'password',
  'newPassword',
  'multiline',
  'switch',
  'checkbox',
  'select',
  'tiles',
  'saved',
  'picks',
  'tabs',
  'address',
  'addresses',
  'emails',
  'range',
  'rows',
  'blocks',
  'words',
  'clock',
  'named',
  'country',
  'map',
  'date',
] as const
export type WidgetName = (typeof widgetNames)[number]

/**
 * Components of our own that a manifest may place on the page of a record. Each stands for code in
 * `src/app/custom-sections.ts`, which is fetched when it is shown.
 */
export const customNames = [
  'billing-balance',
  'billing-latest-invoices',
  'billing-invoices',
  'billing-usage',
  'billing-history',
  'billing-prices',
  'billing-methods',
  'billing-method-list',
  'billing-top-up',
  'billing-promotions',
  'billing-referral',
  'files',
  'metrics',
  'metric-tiles',
] as const
export type CustomName = (typeof customNames)[number]

/** The custom components that summarise a record, shown after the facts on a phone; the others are the main content of their tab. */
export const glances: ReadonlySet<CustomName> = new Set(['metric-tiles'])

/** Dialogs of our own that an action may open. Each stands for code in `src/app/custom-dialogs.ts`. */
export const dialogNames = ['top-up'] as const
export type DialogName = (typeof dialogNames)[number]

/** Questions of our own that a form may ask before it is sent. Each stands for code in `src/app/custom-questions.ts`. */
export const questionNames = ['automatic-top-up'] as const
export type QuestionName = (typeof questionNames)[number]

/** The sections of the side navigation, in their order. */
export const sectionNames = [
  'compute',
  'metal',
  'disks',
  'storage',
  'network',
  'services',
  'access',
  'billing',
] as const
export type SectionName = (typeof sectionNames)[number]

/** The eight badge colours (specification section 9). */
export const tones = ['primary', 'success', 'error', 'warning', 'info', 'default', 'text', 'white'] as const
export type Tone = (typeof tones)[number]

/**
 * What a state means to the customer; the look follows from it (interface rules, section 6).
 * `works`, `rest`, `idle` and `gone` are quiet, the others are badges; `mark` is a badge that only names a kind. `idle` is
 * kept and paid for while nothing uses it: it is pointed out where it costs something.
 */
export const stateKinds = ['works', 'rest', 'idle', 'moving', 'attention', 'wrong', 'gone', 'mark'] as const
export type StateKind = (typeof stateKinds)[number]
