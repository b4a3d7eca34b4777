import type { ReactNode } from 'react'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { fieldsReason } from './fields-reason'
import type { FieldsState } from './use-vendor'

interface FieldsProblemProps {
  readonly state: FieldsState
  /** Name of the vendor. */
  readonly vendor: string
  /** Action that works without the vendor's script. */
  readonly wayOut?: ReactNode
  readonly leave: (address: string) => void
}

/** Why the fields of a vendor cannot be used (requirements PAYMENT-33, PAYMENT-36, PAYMENT-37). */
export function FieldsProblem({ state, vendor, wayOut, leave }: FieldsProblemProps) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  if (state.kind === 'refused')
    return (
      <Notice
        tone="error"
        strong={fieldsReason(t, state, vendor)}
        text={errorMessage(platform, state.error)}
        reference={errorReference(state.error)}
      />
    )
  if (state.kind === 'unusable') {
    const isNotEligible = state.problem === 'not-eligible'
    return (
      <Notice
        tone="error"
        strong={fieldsReason(t, state, vendor)}
        text={isNotEligible ? undefined : t('notLoadedRest')}
        action={
          <>
            {wayOut}
            {!isNotEligible && <Button onPress={() => leave(window.location.href)}>{t('again')}</Button>}
          </>
        }
      />
    )
  }
  return state.kind === 'ready' && state.problem === 'window-blocked' ? (
    <Notice tone="error" strong={t('windowBlocked')} action={wayOut} />
  ) : null
}
