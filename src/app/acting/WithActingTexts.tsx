import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform'
import { useLazy } from '../../ui/lazy'
import { loadActingTexts } from './load-texts'

/** Shows its content once the texts about acting for another account are there; suspends until then. */
export function WithActingTexts({ children }: { children: ReactNode }) {
  useLazy(loadActingTexts, usePlatform().texts)
  return children
}
