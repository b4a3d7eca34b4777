import type { Store } from '../../lib/store'
import type { Preferences } from './preferences'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether lists have low rows. On phones rows have two lines instead. */
export function compactRowsOf(preferences: Preferences): Store<boolean> {
  return preferences.of('compact', false, isFlag)
}
