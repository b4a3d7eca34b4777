import type { CompiledSection } from '../../manifest/compiled-sections'
import { isEmpty } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import { useTexts } from '../../platform/i18n/use-texts'
import { plainText } from '../../lib/plain-text'
import { useDetail } from './detail-context'
import styles from './detail.module.css'

type Noted = Extract<CompiledSection, { note: unknown }>

/** Note below a section, filled with values once all of them are known. */
export function SectionNote({ section: { id, note } }: { section: Noted }) {
  const { resource, target } = useDetail()
  const { resource: text } = useTexts()
  if (note === false) return null
  const values = Object.entries(note === true ? {} : note).map(([name, value]): [string, unknown] => [
    name,
    resolveValue(value, target.subject),
  ])
  const isKnown = !values.some(([, value]) => isEmpty(value))
  const words = Object.fromEntries(values.map(([name, value]) => [name, plainText(value)]))
  const key = isKnown ? textKeys.sectionNote(id) : textKeys.unknownNote(id)
  return <p className={styles.note}>{text(resource.type, key, words)}</p>
}
