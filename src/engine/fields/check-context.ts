import type { CompiledField } from '../../manifest/compiled-fields'
import type { Subject } from '../../manifest/subject'
import type { Texts } from '../../platform/i18n/texts'
import type { FieldChoices } from './field-options'

/** What a check depends on in addition to the values. */
export interface CheckContext {
  type: string
  texts: Pick<Texts, 't' | 'resourceIfAny'> & { locale: string }
  subject: Subject
  choices: (field: CompiledField) => FieldChoices | undefined
  /** Rows of the parameters call that limits a field. */
  limitRows: (field: CompiledField) => unknown
  /** Current value of a parameter, which several fields may fill; by default that of the form. */
  sent?: (parameter: string) => unknown
  /** Fields the user has chosen to fill in by hand, so they must not be empty. */
  promised?: ReadonlySet<string>
  /** Line of the first YAML syntax error in a text; absent until the parser is loaded. */
  faultyLine?: ((text: string) => number | undefined) | undefined
}

/** Errors by field id, one sentence each. */
export type FormErrors = Readonly<Record<string, string>>
