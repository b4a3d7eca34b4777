import { monthSum, type AttentionKind, type RecordItem } from '../../engine/data/record-item'
import { useMonthWords } from '../../engine/extras/use-month-words'
import { subjectPath } from '../../manifest/routes'
import { inSentence } from '../../lib/in-sentence'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Tone } from '../../ui/tone'
import type { Line } from './Lines'
import { recordGroups, type RecordGroup } from './record-groups'

const tones: Readonly<Record<AttentionKind, Tone>> = {
  wrong: 'error',
  attention: 'warning',
  idle: 'default',
  moving: 'info',
}

/** URL for a group: the page of one record, or the filtered list. */
function groupPath({ state, items }: RecordGroup): string {
  const [{ resource, subject }] = items
  const own = items.length > 1 ? undefined : subjectPath(resource, subject)
  return own ?? `${resource.routes.list}?f.state=${encodeURIComponent(state)}`
}

/** Lines about records, one per type and state; with a button if the type has a text for it. */
export function useRecordLines(items: readonly RecordItem[], kinds: readonly AttentionKind[]): Line[] {
  const t = useScreenTexts('overview')
  const { resource: text, resourceIfAny, typeName, locale } = useTexts()
  const write = useMonthWords()
  return recordGroups(items, kinds).map((group): Line => {
    const { kind, state, items: members } = group
    const [{ resource, view, title }] = members
    const { type } = resource
    const many = members.length > 1
    const what = many
      ? t('several', { count: members.length, what: inSentence(typeName(type, 'many'), locale) })
      : t('one', { what: typeName(type, 'one'), name: title })
    const amount = write(monthSum(members))
    return {
      id: `${kind} ${type} ${state}`,
      icon: view?.icon ?? resource.icon,
      tone: tones[kind],
      strong: t('is', { what, state: inSentence(text(type, textKeys.state(state)), locale) }),
      text: kind === 'idle' ? t(many ? 'idleSeveral' : 'idle', { amount }) : undefined,
      action: (
        <LinkButton size="sm" href={groupPath(group)}>
          {resourceIfAny(type, textKeys.todo(state)) ?? t('show')}
        </LinkButton>
      ),
    }
  })
}
