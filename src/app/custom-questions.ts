import type { CustomQuestionProps } from '../engine/actions/custom-contexts'
import type { QuestionName } from '../manifest/names'
import { loaderOf } from './load-named-part'

/** Loads a question a form may name; a missing one does not compile. */
export const loadQuestion = loaderOf<QuestionName, CustomQuestionProps>({
  'automatic-top-up': {
    texts: 'billing',
    code: async () => (await import('../screens/billing/AutomaticQuestion')).AutomaticQuestion,
  },
})
