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
import { detailPath } from '../../manifest/routes'

interface NoticeProps {
  resource: CompiledResource
  /** Subject of the form: its values and record. */
  subject: Subject
}

/** The sentence with values of a notice; undefined if it has none, and until all values are known. */
function useValueWords(
  { id, values: given = {} }: FormNotice,
  { resource, subject }: NoticeProps,
): string | undefined {
  const { client } = usePlatform()
  const { resource: text } = useTexts()
  const env = useCellEnv(resource, () => undefined)
  const named = Object.entries(given)
  const read = named.flatMap(([, each]) => ('operation' in each ? [each] : []))
  const answers = useQueries({ queries: read.map((each) => operationQuery(client, each.operation, {})) })
  if (named.length === 0) return undefined
  const values = named.map(([name, each]): [string, string] => {
    const value =
      'operation' in each
        ? readFirst(answers[read.indexOf(each)]?.data, each.at)
        : resolveValue(each.value, subject)
    if (isEmpty(value)) return [name, '']
    const column = { id: name, values: ['value'], refers: null, cell: each.cell }
    return [name, cellKind(each.cell).text(cellInput(column, { ...subject, record: { value } }, env))]
  })
  return values.some(([, words]) => words === '')
    ? undefined
    : text(resource.type, textKeys.noticeValues(id), Object.fromEntries(values))
}

function OneNotice({ notice, ...about }: NoticeProps & { notice: FormNotice }) {
  const { id, tone, link } = notice
  const { resource, subject } = about
  const { resource: text } = useTexts()
  const words = useValueWords(notice, about)
  const target = link && resolveValue(link.id, subject)
  const href =
    link && !isEmpty(target)
      ? detailPath(entryOf(link.type).summary, String(target), subject.location)
      : undefined
  return (
    <Notice
      tone={tone}
      text={[text(resource.type, textKeys.notice(id)), words].filter(Boolean).join(' ')}
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

/** Notices of a form that currently apply, with their remedies. */
export function FormNotices({
  notices = [],
  ...about
}: NoticeProps & { notices: readonly FormNotice[] | undefined }) {
  return notices
    .filter(({ when }) => holds(when, about.subject))
    .map((notice) => <OneNotice key={notice.id} notice={notice} {...about} />)
}
