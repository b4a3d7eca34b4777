import { callOperation } from '../../api/call-operation'
import { staleIdentity } from '../../api/errors'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import { inSentence } from '../../lib/in-sentence'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { judge } from '../../manifest/condition'
import { readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { toastError } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Facts } from '../../ui/typography/Facts'
import { Mono } from '../../ui/typography/Text'
import { sealed, useShownBriefly } from '../../ui/typography/use-shown-briefly'
import { bindParameters } from '../../manifest/bind-parameters'
import { plainText } from '../../lib/plain-text'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { reasonAgainst } from '../../platform/i18n/reason-against'
import { useDetail } from './detail-context'

/** Reads secrets on request, bypassing the cache, and hides them after a while or on request. */
export function SecretSection({ section }: { section: Extract<CompiledSection, { kind: 'secret' }> }) {
  const platform = usePlatform()
  const online = useOnline()
  const { resource, target } = useDetail()
  const texts = useTexts()
  const { t, resource: text } = texts
  const [answer, setAnswer] = useShownBriefly<unknown>()
  const { pending, run } = useOneCall()
  const verdict = judge(section.when, target.subject)
  if (!verdict.ok && verdict.hidden) return null
  const title = text(resource.type, textKeys.section(section.id))
  const refused = reasonAgainst(verdict, resource.type, texts)
  const read = async (): Promise<void> => {
    try {
      if (!platform.session.isCurrent()) throw staleIdentity()
      const operation = operations[section.operation]
      const parameters = bindParameters(operation, section.params, target.subject, {})
      setAnswer(await callOperation(platform.client, section.operation, buildRequest(operation, parameters)))
    } catch (error) {
      toastError(platform, error, { text: target.name, retry: () => void run(read) })
    }
  }
  const shown = answer !== undefined
  const facts = section.values.map(({ id, path }) => {
    const label = text(resource.type, textKeys.field(id))
    const value = plainText(readFirst(answer, path))
    return {
      id,
      label,
      value: shown ? (
        <>
          <Mono>{value}</Mono>
          {value !== '' && <CopyButton value={value} labels={copyLabels(t, label)} />}
        </>
      ) : (
        sealed
      ),
    }
  })
  return (
    <Section
      id={section.id}
      title={title}
      actions={
        <Button
          size="sm"
          icon={shown ? 'eye-off' : 'eye'}
          pending={pending}
          disabled={refused ?? (online ? false : t('action.offline'))}
          onPress={() => (shown ? setAnswer(undefined) : void run(read))}
        >
          {t(shown ? 'cell.hide' : 'cell.reveal', { what: inSentence(title, texts.locale) })}
        </Button>
      }
    >
      <Panel padded>
        <Facts facts={facts} look="wide" />
      </Panel>
    </Section>
  )
}
