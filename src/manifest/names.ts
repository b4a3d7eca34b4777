/**
 * The closed lists of names a manifest may use for things that are made of code. This file imports nothing, so the
 * compiler can read it without React. The records that give the code are complete: a name without code does not compile.
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
  'multiline',
  'switch',
  'checkbox',
  'select',
  'tiles',
  'saved',
  'picks',
  'tabs',
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
  'billing-methods',
  'billing-top-up',
  'billing-promotions',
] as const
export type CustomName = (typeof customNames)[number]

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
 * `works`, `rest` and `gone` are quiet, the others are badges; `mark` is a badge that only names a kind.
 */
export const stateKinds = ['works', 'rest', 'moving', 'attention', 'wrong', 'gone', 'mark'] as const
export type StateKind = (typeof stateKinds)[number]
