import type { Store } from '../../lib/store'
import type { Preferences } from '../preferences/preferences'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const none: readonly string[] = []

/** Kinds of notifications that are listed and never count as unread, in this browser. */
export function quietKindsOf(preferences: Preferences): Store<readonly string[]> {
  return preferences.of('quiet-notifications', none, isTexts)
}
