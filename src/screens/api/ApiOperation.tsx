import { useState } from 'react'
import { docHref, type DocField, type DocOperation, type DocTag } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Badge } from '../../ui/feedback/Badge'
import { Button } from '../../ui/form-controls/Button'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'
import { Mono } from '../../ui/typography/Text'
import { AnswerSections } from './AnswerSections'
import { ApiFrame } from './ApiFrame'
import styles from './api.module.css'
import { bodyFields, draftOf, draftToTry, requestOf } from './call-draft'
import { ConsoleUses } from './ConsoleUses'
import type { ApiDeployment } from './deployment'
import { DocWords } from './DocWords'
import { FieldLimits } from './FieldLimits'
import { FieldRows } from './FieldRows'
import type { Docs } from './load-docs'
import { NeedsNote } from './NeedsNote'
import { PathLine } from './PathLine'
import { resolveType } from './resolve-type'
import { SamplePanel } from './SamplePanel'
import { NameLinks } from './NameLinks'
import type { TryPanelProps } from './TryPanel'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const tryPart = lazyPart<TryPanelProps>(async () => (await import('./TryPanel')).TryPanel)

interface ApiOperationProps {
  docs: Docs
  tag: DocTag
  operation: DocOperation
  deployment: ApiDeployment
}

/** Page of an operation: URL, input, output, failures, code samples, and a form to try it. */
export function ApiOperation({ docs, tag, operation, deployment }: ApiOperationProps) {
  const t = useScreenTexts('api')
  const { site } = usePlatform()
  const location = site.locations[0]?.slug
  const [example, setExample] = useState(0)
  const [draft, setDraft] = useState(() => draftOf(operation, 0, location))
  const [trying, setTrying] = useState(false)
  const Try = useLazyPart(tryPart, trying)
  const request = requestOf(docs, operation, draft, deployment.base)
  const fill = (index: number, isTried: boolean): void =>
    setDraft(isTried ? draftToTry(docs, operation, index, location) : draftOf(operation, index, location))
  const choose = (index: number): void => {
    setExample(index)
    fill(index, trying)
  }
  const tryIt = (on: boolean): void => {
    setTrying(on)
    fill(example, on)
  }
  return (
    <ApiFrame
      docs={docs}
      title={operation.title}
      parents={[{ href: docHref('tags', tag.id), label: tag.title }]}
      side={
        <>
          {Try && (
            <Try
              docs={docs}
              operation={operation}
              request={request}
              draft={draft}
              example={example}
              onChange={setDraft}
              onClose={() => tryIt(false)}
            />
          )}
          <SamplePanel
            docs={docs}
            operation={operation}
            request={request}
            client={deployment.client}
            example={example}
            onExample={choose}
          />
        </>
      }
    >
      <div className={styles.top}>
        <PageHeader
          title={operation.title}
          badge={<Marks operation={operation} />}
          actions={
            <Button
              size="sm"
              icon="play"
              pressed={trying}
              onIntent={prefetch(tryPart)}
              onPress={() => tryIt(!trying)}
            >
              {t('tryIt')}
            </Button>
          }
        />
      </div>
      <PathLine method={operation.method} path={operation.path} />
      <div className={styles.text}>
        <DocWords text={operation.text} lang={docs.contents.language} />
        {operation.beyond && <p>{t('beyondText')}</p>}
        {operation.open && <p>{t('openCall')}</p>}
        <Mono tone="faint">{operation.id}</Mono>
      </div>
      <Fields docs={docs} title={t('path')} fields={operation.pathParameters} at="path" />
      <Fields docs={docs} title={t('query')} fields={operation.query} at="query" />
      <Fields docs={docs} title={t('headers')} fields={operation.headers ?? []} at="header" />
      <Body docs={docs} operation={operation} />
      <AnswerSections docs={docs} operation={operation} />
      <FieldLimits operation={operation} />
      <Changes operation={operation} />
      <ConsoleUses uses={operation.uses} />
    </ApiFrame>
  )
}

/** The calls whose answers this operation changes. */
function Changes({ operation: { changes } }: { operation: DocOperation }) {
  const t = useScreenTexts('api')
  if (!changes) return null
  return (
    <Section id="changes" title={t('changes')}>
      <p className={styles.text}>{t('changesText')}</p>
      <NameLinks names={changes} hrefOf={(name) => docHref('operations', name)} />
    </Section>
  )
}

function Marks({ operation }: { operation: DocOperation }) {
  const t = useScreenTexts('api')
  return (
    <>
      {operation.deprecated && <Badge tone="warning" label={t('deprecated')} />}
      {operation.beyond && <Badge label={t('beyond')} />}
    </>
  )
}

interface FieldsProps {
  docs: Docs
  title: string
  fields: readonly DocField[]
  at: string
}

function Fields({ docs, title, fields, at }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <Section id={at} title={title}>
      <FieldRows docs={docs} fields={fields} at={`${at}.`} examples={false} />
    </Section>
  )
}

function Body({ docs, operation }: { docs: Docs; operation: DocOperation }) {
  const t = useScreenTexts('api')
  const { body } = operation
  if (!body) return null
  const note = [t(body.encoding), ...(body.required ? [] : [t('bodyOptional')])].join(' · ')
  const { needs } = resolveType(docs, body.type)
  return (
    <Section id="body" title={t('body')} note={note}>
      {needs && (
        <div className={styles.text}>
          <NeedsNote needs={needs} />
        </div>
      )}
      <FieldRows docs={docs} fields={bodyFields(docs, operation)} at="body." examples={false} />
    </Section>
  )
}
