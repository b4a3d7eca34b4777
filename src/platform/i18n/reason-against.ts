import type { Verdict } from '../../manifest/condition'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from './texts'

/** Why something cannot be done or chosen, in the type's texts; undefined if it can. */
export function reasonAgainst(
  verdict: Verdict,
  type: string,
  texts: Pick<Texts, 't' | 'resource'>,
): string | undefined {
  if (verdict.ok) return undefined
  return verdict.because === undefined
    ? texts.t('action.unavailable')
    : texts.resource(type, textKeys.reason(verdict.because))
}
