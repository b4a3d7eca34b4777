import type { ComponentType } from 'react'
import type { CustomQuestionProps, LoadQuestion } from '../engine/actions/custom-question-context'
import type { QuestionName } from '../manifest/names'
import type { ScreenName } from '../platform/i18n/texts'
import { lazy } from '../ui/lazy'

/** Code of every question a manifest may name, and the screen whose texts it uses; a missing one does not compile. */
const questionCode: Readonly<
  Record<QuestionName, { texts: ScreenName; code: () => Promise<ComponentType<CustomQuestionProps>> }>
> = {
  'automatic-top-up': {
    texts: 'billing',
    code: async () => (await import('../screens/billing/AutomaticQuestion')).AutomaticQuestion,
  },
}

/** Loads a question and its texts, once. */
export const loadQuestion: LoadQuestion = lazy(async (name, texts) => {
  const { texts: screen, code } = questionCode[name]
  const [question] = await Promise.all([code(), texts.loadScreen(screen)])
  return question
})
