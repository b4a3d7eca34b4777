import { contrast } from './colour'
import { resolveRole, type Definitions, type Scheme } from './roles'

/** Roles that components combine, with the required contrast. */
export interface RolePair {
  readonly on: string
  readonly under: string
  readonly least: number
}

const each = (least: number, on: readonly string[], under: readonly string[]): RolePair[] =>
  on.flatMap((upper) => under.map((lower) => ({ on: upper, under: lower, least })))

const surfaces = ['bg', 'surface', 'surface-inset', 'surface-raised', 'surface-hover', 'selected']
const textContrast = 4.5
const controlContrast = 3

/**
 * All pairs in use: 4.5 for text, 3 for controls, focus and data (WCAG 2.2, 1.4.3 and 1.4.11). Rings that are drawn in the
 * colour of a text (`nav-text-on`, `on-invert`, `code-text`) are covered by its pairs.
 */
export const rolePairs: readonly RolePair[] = [
  ...each(textContrast, ['text', 'text-2', 'text-3'], surfaces),
  ...each(
    textContrast,
    ['text', 'text-2'],
    ['surface-active', 'accent-soft', 'success-soft', 'error-soft', 'warning-soft', 'info-soft'],
  ),
  ...each(textContrast, ['accent-text'], [...surfaces, 'accent-soft']),
  ...each(textContrast, ['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...['success', 'error', 'warning', 'info'].flatMap((tone) =>
    each(textContrast, [`${tone}-text`], [`${tone}-soft`, ...surfaces]),
  ),
  ...each(textContrast, ['on-error'], ['error']),
  ...each(textContrast, ['nav-text', 'nav-text-on'], ['nav', 'nav-hover', 'nav-on']),
  ...each(textContrast, ['on-invert', 'on-invert-2'], ['surface-invert']),
  ...each(
    textContrast,
    ['code-text', 'code-dim', 'code-key', 'code-string', 'code-number', 'code-error'],
    ['code-bg'],
  ),
  ...each(controlContrast, ['border-control'], ['bg', 'surface', 'surface-inset', 'surface-raised']),
  ...each(controlContrast, ['focus'], surfaces),
  ...each(controlContrast, ['accent-line', 'data-1', 'data-2'], ['surface', 'bg']),
  ...each(controlContrast, ['success', 'error', 'info'], ['surface', 'bg']),
]

/** A pair with insufficient contrast. */
export interface WeakPair extends RolePair {
  readonly scheme: Scheme
  readonly measured: number
}

/** Pairs with insufficient contrast in a scheme. */
export function weakPairs(definitions: Definitions, scheme: Scheme): WeakPair[] {
  return rolePairs
    .map((pair) => ({
      ...pair,
      scheme,
      measured: contrast(
        resolveRole(pair.on, definitions, scheme),
        resolveRole(pair.under, definitions, scheme),
      ),
    }))
    .filter((pair) => pair.measured < pair.least)
}
