import { useState } from 'react'
import type { DocAnswer, DocExample, DocOperation } from '../../lib/api-docs'
import { statusLine } from '../../lib/http-status'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { CodeChoices } from '../../ui/typography/CodeChoices'
import { CodePart } from '../../ui/typography/CodePanel'
import { jsonPieces } from '../../ui/typography/code-pieces'
import type { Docs } from './load-docs'
import { ExampleChoice } from './ExampleChoice'

/** All answers of an operation by status, with shared ones resolved. */
export function answersOf(docs: Docs, operation: DocOperation): { status: string; answer: DocAnswer }[] {
  const named = (answer: string | DocAnswer): DocAnswer | undefined =>
    typeof answer === 'string' ? docs.shared.answers[answer] : answer
  return [...Object.entries(operation.answers), ...Object.entries(operation.errors)].flatMap(
    ([status, raw]) => {
      const answer = named(raw)
      return answer ? [{ status, answer }] : []
    },
  )
}

function codeOf({ value }: DocExample) {
  return typeof value === 'string' ? [{ text: value }] : jsonPieces(JSON.stringify(value, null, 2))
}

/** Example answers by status. */
export function AnswerPart({ docs, operation }: { docs: Docs; operation: DocOperation }) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const answers = answersOf(docs, operation)
  const [status, setStatus] = useState(answers[0]?.status ?? '')
  const [example, setExample] = useState(0)
  const examples = answers.find((each) => each.status === status)?.answer.examples ?? []
  const shown = examples[example] ?? examples[0]
  return (
    <CodePart
      head={
        <>
          <CodeChoices
            label={t('status')}
            options={answers.map((each) => ({
              value: each.status,
              label: each.status === status ? statusLine(status) : each.status,
            }))}
            value={status}
            onChange={(next) => {
              setStatus(next)
              setExample(0)
            }}
          />
          <ExampleChoice
            label={t('whichExample')}
            examples={examples}
            chosen={example}
            onChoose={setExample}
          />
        </>
      }
      code={shown && codeOf(shown)}
      none={t('noBody')}
      labels={copyLabels(shared, t('what.answer'))}
    />
  )
}
