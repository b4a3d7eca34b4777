import { curlSample } from '../../api/samples/curl'
import { httpSample } from '../../api/samples/http'
import { pythonSample } from '../../api/samples/python'
import type { SampleRequest } from '../../api/samples/sample-request'
import { typescriptSample } from '../../api/samples/typescript'
import type { CodePiece } from '../../lib/code-piece'
import type { DocOperation } from '../../lib/api-docs'
import { copyLabels } from '../../engine/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { CodeChoices } from '../../ui/typography/CodeChoices'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { AnswerPart } from './AnswerPart'
import { ExampleChoice } from './ExampleChoice'
import type { Docs } from './load-docs'

/** Languages a call is shown in, by what they call themselves. */
const languages = ['curl', 'TypeScript', 'Python', 'HTTP'] as const
type SampleLanguage = (typeof languages)[number]

const isLanguage = (value: unknown): value is SampleLanguage => languages.some((each) => each === value)

function sampleIn(language: SampleLanguage, request: SampleRequest, client: string): CodePiece[] {
  switch (language) {
    case 'curl':
      return curlSample(request)
    case 'TypeScript':
      return typescriptSample(request, client)
    case 'Python':
      return pythonSample(request)
    case 'HTTP':
      return httpSample(request)
  }
}

interface SamplePanelProps {
  docs: Docs
  operation: DocOperation
  request: SampleRequest
  client: string
  /** The example the request is filled from, and the choice of another. */
  example: number
  onExample: (index: number) => void
}

/** The call in a language of the reader's choice, and examples of its answers. */
export function SamplePanel({ docs, operation, request, client, example, onExample }: SamplePanelProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const { preferences } = usePlatform()
  const store = preferences.of<SampleLanguage>('sample-language', 'curl', isLanguage)
  const language = useStore(store)
  return (
    <CodePanel label={t('examples')}>
      <CodePart
        head={
          <>
            <CodeChoices
              label={t('language')}
              options={languages.map((each) => ({ value: each, label: each }))}
              value={language}
              onChange={store.set}
            />
            <ExampleChoice
              label={t('whichExample')}
              examples={operation.body?.examples ?? []}
              chosen={example}
              onChoose={onExample}
            />
          </>
        }
        code={sampleIn(language, request, client)}
        labels={copyLabels(shared, t('what.request'))}
      />
      <AnswerPart docs={docs} operation={operation} />
    </CodePanel>
  )
}
