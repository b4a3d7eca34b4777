import { useQueries } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { holds } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import type { FormNotice } from '../../manifest/words/forms'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'
import { useCellEnv } from '../cells/use-cell-env'
import { entryOf } from '../data/load-resource'
import { detailPath } from '../routing/routes'

interface NoticeProps {
  resource: CompiledResource
  /** Of the form: its values, and what they are about. */
  subject: Subject
}

/** The sentence with values of a notice; undefined where it has none, and until all values are known. */
function useDetailWords(
  { id, details = {} }: FormNotice,
  { resource, subject }: NoticeProps,
): string | undefined {
  const { client } = usePlatform()
  const { resource: text } = useTexts()
  const env = useCellEnv(resource, () => undefined)
  const named = Object.entries(details)
  const read = named.flatMap(([, told]) => ('read' in told ? [told] : []))
  const answers = useQueries({ queries: read.map((told) => operationQuery(client, told.read, {})) })
  if (named.length === 0) return undefined
  const values = named.map(([name, told]): [string, string] => {
    const value =
      'read' in told
        ? readFirst(answers[read.indexOf(told)]?.data, told.at)
        : resolveValue(told.value, subject)
    if (isEmpty(value)) return [name, '']
    const column = { id: name, values: ['value'], refers: null, cell: told.cell }
    return [name, cellKind(told.cell).text(cellInput(column, { ...subject, record: { value } }, env))]
  })
  return values.some(([, words]) => words === '')
    ? undefined
    : text(resource.type, textKeys.noticeDetails(id), Object.fromEntries(values))
}

function OneNotice({ notice, ...about }: NoticeProps & { notice: FormNotice }) {
  const { id, tone, link } = notice
  const { resource, subject } = about
  const { resource: text } = useTexts()
  const details = useDetailWords(notice, about)
  const target = link && resolveValue(link.id, subject)
  const href =
    link && !isEmpty(target)
      ? detailPath(entryOf(link.type).summary, String(target), subject.location)
      : undefined
  return (
    <Notice
      tone={tone}
      text={[text(resource.type, textKeys.notice(id)), details].filter(Boolean).join(' ')}
      action={
        href === undefined ? undefined : (
          <LinkButton size="sm" href={href}>
            {text(resource.type, textKeys.noticeLink(id))}
          </LinkButton>
        )
      }
    />
  )
}

/** What is to be known before a form is sent, as far as it is true now, and where it can be ended. */
export function FormNotices({
  notices = [],
  ...about
}: NoticeProps & { notices: readonly FormNotice[] | undefined }) {
  return notices
    .filter(({ when }) => holds(when, about.subject))
    .map((notice) => <OneNotice key={notice.id} notice={notice} {...about} />)
}
