import type { DocAnswer, DocOperation } from '../../lib/api-docs'
import { statusLine } from '../../lib/http-status'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { Section } from '../../ui/layout/Section'
import { answersOf } from './AnswerPart'
import styles from './api.module.css'
import { DocWords } from './DocWords'
import { FieldRows } from './FieldRows'
import type { Docs } from './load-docs'
import { membersOf } from './resolve-type'
import { TypeWords } from './TypeWords'
import { ValueList } from './ValueList'

/** Members of successful answers, and the failures of an operation. */
export function AnswerSections({ docs, operation }: { docs: Docs; operation: DocOperation }) {
  const t = useScreenTexts('api')
  const all = answersOf(docs, operation)
  const good = all.filter(({ status }) => status in operation.answers)
  const failed = all.filter(({ status }) => status in operation.errors)
  const { success } = operation
  // Answers that differ only in their status are shown once.
  const types = [...new Map(good.map(({ answer }) => [JSON.stringify(answer.type ?? null), answer])).values()]
  const typed = types.filter((answer) => answer.type !== undefined)
  return (
    <>
      <Section id="answer" title={t('answer')}>
        <dl className={cx(styles.values, styles.answers)}>
          {good.map(({ status, answer }) => (
            <div key={status}>
              <dt>{statusLine(status)}</dt>
              <dd>
                <DocWords text={answer.text} lang={docs.contents.language} />
                {answer.type && (
                  <p className={styles.type}>
                    <TypeWords type={answer.type} />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {success && (
          <p className={styles.text}>
            {t('success', { property: success.property, value: String(success.equals) })}
          </p>
        )}
        {typed.map((answer, index) => (
          <AnswerMembers
            key={index}
            docs={docs}
            answer={answer}
            at={index === 0 ? 'answer.' : `answer${index}.`}
          />
        ))}
      </Section>
      {failed.length > 0 && (
        <Section id="errors" title={t('errors')}>
          <dl className={cx(styles.values, styles.answers)}>
            {failed.map(({ status, answer }) => (
              <div key={status} id={`errors.${status}`}>
                <dt>{statusLine(status)}</dt>
                <dd>
                  <DocWords text={answer.text} lang={docs.contents.language} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

function AnswerMembers({ docs, answer, at }: { docs: Docs; answer: DocAnswer; at: string }) {
  const { type } = answer
  if (!type) return null
  const fields = membersOf(docs, type)
  if (fields.length > 0) return <FieldRows docs={docs} fields={fields} at={at} examples={false} />
  return type.values ? <ValueList docs={docs} values={type.values} /> : null
}
