import { useEffect, useRef, useState } from 'react'
import type { RawCallAnswer } from '../../api/raw-call'
import type { CodePiece } from '../../lib/code-piece'
import type { DocOperation } from '../../lib/api-docs'
import { answerFile } from '../../lib/content-type'
import { statusLine } from '../../lib/http-status'
import { formatBytes } from '../../lib/quantity'
import { saveFile } from '../../lib/save-file'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage } from '../../platform/failures/failure-message'
import { announce } from '../../ui/feedback/announce'
import { Badge } from '../../ui/feedback/Badge'
import { Notice } from '../../ui/feedback/Notice'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { CopyButton } from '../../ui/typography/CopyButton'
import { jsonPieces } from '../../ui/typography/code-pieces'
import { Facts } from '../../ui/typography/Facts'
import { TextButton } from '../../ui/typography/LinkText'
import { Mono } from '../../ui/typography/Text'
import { answersOf } from './AnswerPart'
import type { Docs } from './load-docs'
import { maskSecrets } from './mask-secrets'
import styles from './try.module.css'
import type { TryState } from './use-try'

interface TryAnswerProps {
  docs: Docs
  operation: DocOperation
  state: TryState
}

/** Answer of a tried call: status, duration, size, correlation id, body. */
export function TryAnswer({ docs, operation, state }: TryAnswerProps) {
  const platform = usePlatform()
  const { answer, error } = state
  if (error !== undefined)
    return (
      <div className={styles.result}>
        <Notice tone="error" text={errorMessage(platform, error)} />
      </div>
    )
  return answer && <Answered docs={docs} operation={operation} answer={answer} />
}

function Answered({ docs, operation, answer }: Omit<TryAnswerProps, 'state'> & { answer: RawCallAnswer }) {
  const t = useScreenTexts('api')
  const { t: shared, locale } = useTexts()
  const { status, milliseconds, bytes, correlationId } = answer
  const line = statusLine(status)
  const time = t('try.milliseconds', { count: Math.round(milliseconds) })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    announce(`${line}, ${time}`)
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [line, time])
  return (
    <div className={styles.result} ref={box}>
      <Facts
        look="narrow"
        facts={[
          {
            id: 'status',
            label: t('status'),
            value: <Badge tone={status < 400 ? 'success' : 'error'} label={line} />,
          },
          { id: 'time', label: t('try.time'), value: time },
          { id: 'size', label: t('try.size'), value: formatBytes(bytes, locale) },
          ...(correlationId === undefined
            ? []
            : [
                {
                  id: 'reference',
                  label: t('try.reference'),
                  value: (
                    <>
                      <Mono>{correlationId}</Mono>
                      <CopyButton value={correlationId} labels={copyLabels(shared, t('what.reference'))} />
                    </>
                  ),
                },
              ]),
        ]}
      />
      <Body key={answer.text} docs={docs} operation={operation} answer={answer} />
    </div>
  )
}

/** Characters shown at first; answers may have megabytes. */
const most = 20_000

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function Body({ docs, operation, answer }: Omit<TryAnswerProps, 'state'> & { answer: RawCallAnswer }) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const [revealed, setRevealed] = useState(false)
  const [whole, setWhole] = useState(false)
  const parsed = answer.contentType.includes('json') ? parse(answer.text) : undefined
  const described = answersOf(docs, operation).find(({ status }) => status === String(answer.status))?.answer
  const masked = parsed && maskSecrets(docs, described?.type, parsed.json)
  const text = masked ? JSON.stringify(revealed ? parsed.json : masked.value, null, 2) : answer.text
  const isCut = text.length > most && !whole
  const shown = isCut ? text.slice(0, most) : text
  const code: CodePiece[] | undefined =
    text === '' ? undefined : masked && shown.length <= most ? jsonPieces(shown) : [{ text: shown }]
  return (
    <CodePanel label={t('answer')}>
      <CodePart
        head={answer.contentType === '' ? t('answer') : answer.contentType}
        code={code}
        none={t(answer.file ? 'try.file' : 'noBody')}
        labels={copyLabels(shared, t('what.answer'))}
        foot={
          answer.file ? (
            <SaveAnswer file={answer.file} contentType={answer.contentType} />
          ) : isCut || masked?.hidden ? (
            <span className={styles.foot}>
              {isCut && (
                <TextButton look="inherit" onPress={() => setWhole(true)}>
                  {t('try.whole')}
                </TextButton>
              )}
              {masked?.hidden && (
                <TextButton look="inherit" onPress={() => setRevealed(!revealed)}>
                  {t(revealed ? 'try.hideSecrets' : 'try.showSecrets')}
                </TextButton>
              )}
            </span>
          ) : undefined
        }
      />
    </CodePanel>
  )
}

function SaveAnswer({ file, contentType }: { file: Blob; contentType: string }) {
  const t = useScreenTexts('api')
  const name = answerFile(contentType)
  return (
    <TextButton look="inherit" onPress={() => saveFile(name, contentType, file)}>
      {t('try.save', { name })}
    </TextButton>
  )
}
