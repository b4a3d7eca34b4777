import { Suspense, use } from 'react'
import { DeveloperError } from '../../lib/developer-error'
import type { QuestionName } from '../../manifest/names'
import { usePlatform } from '../../platform/platform'
import { useLazy } from '../../ui/lazy'
import { CustomQuestionContext, type CustomQuestionProps } from './custom-question-context'

interface NamedQuestionProps extends CustomQuestionProps {
  name: QuestionName
}

function Loaded({ name, ...props }: NamedQuestionProps) {
  const load = use(CustomQuestionContext)
  const { texts } = usePlatform()
  if (!load) throw new DeveloperError(`Nothing loads the question ${name}`)
  const Question = useLazy(load, name, texts)
  return <Question {...props} />
}

/** The question of a form named by the manifest, as soon as its code is loaded. */
export function CustomQuestion(props: NamedQuestionProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
