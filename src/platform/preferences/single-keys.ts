import type { Store } from '../../lib/store'
import type { Preferences } from './preferences'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether single keys act as shortcuts (interface rules, section 13). */
export function singleKeysOf(preferences: Preferences): Store<boolean> {
  return preferences.of('single-keys', true, isFlag)
}
