import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { Facts, type Fact } from '../../ui/typography/Facts'
import { Text } from '../../ui/typography/Text'
import { consequencesOf } from './consequence-lines'

function lines(texts: readonly string[]) {
  return texts.map((text, index) => (
    <div key={index}>
      <Text>{text}</Text>
    </div>
  ))
}

/** What an action deletes and keeps, as labelled lists; empty when it says neither. */
export function useConsequenceFacts(
  resource: CompiledResource,
  action: CompiledAction,
  subject: Subject,
): Fact[] {
  const texts = useTexts()
  const { deleted, kept } = consequencesOf(resource, action, subject, texts)
  return [
    ...(deleted.length > 0
      ? [{ id: 'deleted', label: texts.t('action.deleted'), value: lines(deleted) }]
      : []),
    ...(kept.length > 0 ? [{ id: 'kept', label: texts.t('action.kept'), value: lines(kept) }] : []),
  ]
}

/** The same, drawn; nothing when there is nothing to say. */
export function Consequences(props: {
  resource: CompiledResource
  action: CompiledAction
  subject: Subject
}) {
  const facts = useConsequenceFacts(props.resource, props.action, props.subject)
  return facts.length > 0 ? <Facts facts={facts} look="narrow" /> : null
}
