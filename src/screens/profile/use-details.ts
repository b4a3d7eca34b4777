import { useState } from 'react'
import { aboutFields } from '../../api/envelope'
import { isApiError } from '../../api/errors'
import { refreshOperations } from '../../api/queries'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { write } from '../../engine/jobs/perform'
import { knowProfile } from '../../platform/account/know-profile'
import type { User } from '../../platform/account/use-user'
import { languageCode } from '../../platform/i18n/language-code'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import {
  changesOf,
  detailNames,
  detailsOf,
  notEmptied,
  problemsOf,
  typedSince,
  type DetailName,
  type Details,
  type DetailTexts,
} from './details'
import { useDetailsDraft } from './use-details-draft'

/** State of the form with the user's details. */
export interface DetailsForm {
  readonly values: Details
  /** Names of unsaved details. */
  readonly changed: readonly DetailName[]
  /** Refusals of the platform by field. A new object after each try. */
  readonly problems: DetailTexts
  /** A failure that belongs to no field. */
  readonly failure: unknown
  readonly pending: boolean
  readonly type: (name: DetailName, value: string) => void
  readonly save: () => void
}

const none: DetailTexts = {}

/** Edits the details of a user and saves what differs (requirements PROFILE-08, PROFILE-09). */
export function useDetails(user: User | undefined): DetailsForm {
  const platform = usePlatform()
  const { queries, texts, languages } = platform
  const t = useScreenTexts('profile')
  const draft = useDetailsDraft()
  const [shown, setTyped] = useState<DetailTexts>()
  const typed = shown ?? draft.read()
  const [problems, setProblems] = useState<DetailTexts>(none)
  const [failure, setFailure] = useState<unknown>()
  const { pending, run } = useOneCall()
  const saved = detailsOf(user?.profile_data)
  const changes = changesOf(saved, typed)

  const save = async (): Promise<void> => {
    setProblems(none)
    setFailure(undefined)
    try {
      const answer = await write(platform, 'updateUserProfile', changes)
      knowProfile(platform, answer)
      // Input since the call is not saved yet.
      const since = typedSince(draft.read(), changes)
      setTyped(since)
      draft.write(since)
      const kept = notEmptied(changes, answer)
      setProblems(Object.fromEntries(kept.map((name) => [name, t('notEmptied')])))
      if (kept.length < Object.keys(changes).length) toastSuccess(platform, t('saved'))
      const language = languages.find(({ tag }) => languageCode(tag) === changes.lang)
      if (language) await texts.change(language)
    } catch (error) {
      const { atFields, others } = problemsOf(isApiError(error) ? error.fields : [])
      setProblems(atFields)
      if (others.length > 0 || Object.keys(atFields).length === 0)
        setFailure(isApiError(error) ? aboutFields(error, others) : error)
      if (isOutcomeUnknown(error)) await refreshOperations(queries, ['getUser'])
    }
  }
  return {
    values: { ...saved, ...typed },
    changed: detailNames.filter((name) => changes[name] !== undefined),
    problems,
    failure,
    pending,
    type: (name, value) => {
      const next = { ...typed, [name]: value }
      setTyped(next)
      draft.write(next)
    },
    save: () => void run(save),
  }
}
