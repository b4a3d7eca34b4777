import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SampleRequest } from '../../api/samples/sample-request'
import type { DocOperation } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Panel } from '../../ui/layout/Panel'
import { accountOf, bodyFields, draftToTry, missingFrom, withAccount, type CallDraft } from './call-draft'
import type { Docs } from './load-docs'
import { TryAnswer } from './TryAnswer'
import type { TryConfirmProps } from './TryConfirm'
import { TryFields } from './TryFields'
import { TryKeyChoice } from './TryKey'
import styles from './try.module.css'
import { useTry } from './use-try'
import { useTryKey } from './use-try-key'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const confirmPart = lazyPart<TryConfirmProps>(async () => (await import('./TryConfirm')).TryConfirm)

/** Maximum ms between the presses of a double click, as systems let people set it. */
const doubleClick = 900

export interface TryPanelProps {
  docs: Docs
  operation: DocOperation
  request: SampleRequest
  draft: CallDraft
  /** Index of the example that prefilled the draft. */
  example: number
  onChange: (draft: CallDraft) => void
  onClose: () => void
}

/** Form to try an operation: key, parameters, real answer. The code samples update while typing. */
export function TryPanel({ docs, operation, request, draft, example, onChange, onClose }: TryPanelProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const key = useTryKey()
  const tried = useTry()
  const [asking, setAsking] = useState(false)
  const Confirm = useLazyPart(confirmPart, asking)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { account } = key
  const filled = useRef<string>(undefined)
  const fillAccount = useEffectEvent((id: number) => {
    const given = accountOf(draftToTry(docs, operation, example, undefined))
    onChange(withAccount(draft, id, accountOf(draft) === filled.current ? filled.current : given))
    filled.current = String(id)
  })
  useEffect(() => {
    if (account !== undefined) fillAccount(account)
  }, [account, example])
  const isRead = operation.method === 'GET'
  const isRemoval = operation.loses === true
  const open = missingFrom(docs, operation, draft)
  const blocked =
    key.apiKey === undefined && !operation.open
      ? t('try.needsKey')
      : open.length > 0
        ? t('try.needsPath', { names: open })
        : false
  const sentAt = useRef(-Infinity)
  const send = (): void => {
    const now = performance.now()
    // The second press of a double click may come after the answer of the first; there is no key that makes them one call.
    if (!isRead && now - sentAt.current < doubleClick) return
    sentAt.current = now
    tried.send(request, operation.open ? undefined : key.apiKey)
  }
  return (
    <Panel padded>
      <Form
        className={styles.form}
        onSubmit={() => {
          if (blocked !== false || tried.pending) return
          if (isRemoval) setAsking(true)
          else send()
        }}
      >
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('tryIt')}
          </h2>
          <IconButton icon="x" label={shared('action.close')} onPress={onClose} />
        </div>
        {!operation.open && <TryKeyChoice tryKey={key} />}
        <TryFields
          docs={docs}
          title={t('path')}
          fields={operation.pathParameters}
          values={draft.path}
          onChange={(path) => onChange({ ...draft, path })}
        />
        <TryFields
          docs={docs}
          title={t('query')}
          fields={operation.query}
          values={draft.query}
          onChange={(query) => onChange({ ...draft, query })}
        />
        <TryFields
          docs={docs}
          title={t('body')}
          fields={bodyFields(docs, operation)}
          values={draft.body}
          onChange={(body) => onChange({ ...draft, body })}
        />
        {!isRead && (
          <div className={styles.notice}>
            <Notice tone="warning" text={t('try.real')} />
          </div>
        )}
        <Button
          variant={isRemoval ? 'danger' : 'primary'}
          type="submit"
          block
          pending={tried.pending}
          disabled={blocked}
          onIntent={isRemoval ? prefetch(confirmPart) : undefined}
        >
          {t('try.send', { method: operation.method })}
        </Button>
      </Form>
      <TryAnswer docs={docs} operation={operation} state={tried} />
      {Confirm && (
        <Confirm
          operation={operation}
          request={request}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            send()
          }}
        />
      )}
    </Panel>
  )
}
