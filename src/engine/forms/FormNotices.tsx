import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { FormNotice } from '../../manifest/words/forms'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'

interface FormNoticesProps {
  type: string
  notices: readonly FormNotice[] | undefined
  /** The form's: its values, and what they are about. */
  subject: Subject
}

/** What is to be known before a form is sent, as far as it is true now. */
export function FormNotices({ type, notices = [], subject }: FormNoticesProps) {
  const { resource: text } = useTexts()
  return notices
    .filter(({ when }) => holds(when, subject))
    .map(({ id, tone }) => <Notice key={id} tone={tone} text={text(type, textKeys.notice(id))} />)
}
