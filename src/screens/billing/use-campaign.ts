import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../api/errors'
import { operationQuery, refreshOperations } from '../../api/queries'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { write } from '../../engine/jobs/perform'
import { isRecord } from '../../lib/is-record'
import { accountsOperation, type BillingAccount } from '../../platform/account/use-billing-account'
import { errorMessage } from '../../platform/failures/failure-message'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'

/** State of the form for a campaign code. */
export interface CampaignForm {
  /** False if the platform reports no campaign to join. */
  open: boolean
  code: string
  /** Problem of the code; a new object after each try. */
  problems: { code?: string }
  /** A failure that is not about the code. */
  failure: unknown
  /** The code that was activated last. */
  joined: string | undefined
  pending: boolean
  type: (code: string) => void
  send: () => void
}

/** Activates a campaign for an account (requirements BILLING-27, BILLING-28). */
export function useCampaign(account: BillingAccount): CampaignForm {
  const platform = usePlatform()
  const { client, queries } = platform
  const t = useScreenTexts('referral')
  const running = useQuery(operationQuery(client, 'getActiveCampaigns', {}))
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<{ code?: string }>({})
  const [failure, setFailure] = useState<unknown>()
  const [joined, setJoined] = useState<string>()
  const { pending, run } = useOneCall()

  const send = async (): Promise<void> => {
    const wanted = code.trim()
    setFailure(undefined)
    setJoined(undefined)
    setProblems(wanted === '' ? { code: t('required') } : {})
    if (wanted === '') return
    const readAgain = () =>
      refreshOperations(queries, [accountsOperation, 'listCreditHistory', 'getActiveCampaigns'])
    try {
      await write(platform, 'activateCampaign', { id: account.id, campaign_code: wanted })
      setCode('')
      setJoined(wanted)
      toastSuccess(platform, t('activated', { code: wanted }))
      await readAgain()
    } catch (error) {
      // The code is the only input, so an error message of the platform is about it.
      if (isApiError(error) && (error.kind === 'api' || error.fields.length > 0))
        setProblems({ code: errorMessage(platform, error) })
      else setFailure(error)
      if (isOutcomeUnknown(error)) await readAgain()
    }
  }
  return {
    open: !(isRecord(running.data) && running.data.success === false),
    code,
    problems,
    failure,
    joined,
    pending,
    type: setCode,
    send: () => void run(send),
  }
}
