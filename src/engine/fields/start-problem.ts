import { wantedStart } from '../../lib/pattern-rules'
import type { Texts } from '../../platform/i18n/texts'

/** Says that a text must begin with a letter, or with an underscore where it may, where that is all that is wrong with it; undefined otherwise. */
export function startProblem(pattern: string, text: string, t: Texts['t']): string | undefined {
  const start = wantedStart(pattern, text)
  return start && t(`form.begin${start}`)
}
