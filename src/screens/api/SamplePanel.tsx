import type { SampleRequest } from '../../api/samples/sample-request'
import type { DocOperation } from '../../lib/api-docs'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { sampleIn } from '../../api/samples/sample-language'
import { useSampleLanguage } from '../../platform/preferences/use-sample-language'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { CodeChoices } from '../../ui/typography/CodeChoices'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { AnswerPart } from './AnswerPart'
import { ExampleChoice } from './ExampleChoice'
import type { Docs } from './load-docs'

/** Languages offered here; the body alone is documented below. */
const languages = ['curl', 'TypeScript', 'Python', 'HTTP'] as const

interface SamplePanelProps {
  docs: Docs
  operation: DocOperation
  request: SampleRequest
  client: string
  /** Selected example and its setter. */
  example: number
  onExample: (index: number) => void
}

/** The call in the selected language, with example answers. */
export function SamplePanel({ docs, operation, request, client, example, onExample }: SamplePanelProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const [language, choose] = useSampleLanguage(languages)
  return (
    <CodePanel label={t('examples')}>
      <CodePart
        head={
          <>
            <CodeChoices
              label={t('language')}
              options={languages.map((each) => ({ value: each, label: each }))}
              value={language}
              onChange={choose}
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
