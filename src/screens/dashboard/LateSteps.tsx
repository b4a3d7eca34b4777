import { loadStartTexts } from '../../engine/getting-started/load-texts'
import { useKeyKinds } from '../../platform/account/key-limit'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'
import { useLazy } from '../../ui/lazy'
import { StepsGuide } from './StepsGuide'
import { isNewAccount } from './steps-shown'
import { useStepsAway } from './use-steps-away'

const none: readonly never[] = []

function Guide() {
  const { texts } = usePlatform()
  useLazy(loadStartTexts, texts)
  return <StepsGuide resources={none} created />
}

/** Remaining first steps of a new customer who already has records; hidden while acting for another account. */
export function LateSteps() {
  const { now } = usePlatform()
  const { current, known } = useBillingAccounts()
  const away = useStepsAway()
  const isActing = useKeyKinds().includes('acting')
  if (!known || isActing || away || (current && !isNewAccount(current, now()))) return null
  return <Guide />
}
