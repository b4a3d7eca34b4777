import type { Texts } from '../../platform/i18n/texts'
import type { QueryWords } from './query-language'

/** How the conditions of a query are said. */
export function queryWords(t: Texts['t']): QueryWords {
  return {
    text: (text) => t('list.typed', { text }),
    condition: (name, values) => t('list.narrowedBy', { name, values }),
    not: (what) => t('list.narrowedNot', { what }),
  }
}
