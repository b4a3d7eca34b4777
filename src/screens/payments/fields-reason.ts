import type { useScreenTexts } from '../../platform/i18n/use-texts'
import type { FieldsState } from './use-vendor'

/**
 * Why the fields of a vendor cannot be sent; undefined once they can.
 * @param vendor its name
 */
export function fieldsReason(
  t: ReturnType<typeof useScreenTexts<'pay'>>,
  state: FieldsState,
  vendor: string,
): string | undefined {
  switch (state.kind) {
    case 'loading':
      return t('loading', { vendor })
    case 'unusable':
      return t(state.problem === 'not-eligible' ? 'notEligible' : 'notLoaded', { vendor })
    case 'refused':
      return t('addFailed')
    case 'ready':
      return undefined
  }
}
