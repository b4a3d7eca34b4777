import { readPath } from '../../manifest/subject'
import { UiLink } from '../../ui/router-context'
import { Text } from '../../ui/typography/Text'
import { plainText, presentValues, type CellInput, type CellKind } from './cell'
import type { Reference } from '../data/env'

function found(input: CellInput): (Reference & { id: string })[] {
  const { column, env, subject } = input
  const { refers } = column
  const type =
    refers === null || typeof refers === 'string'
      ? refers
      : refers.of[plainText(readPath(subject, refers.field))]
  const names = input.values.slice(1).flat().map(plainText)
  const own = names.filter((name) => name !== '').join(' · ') || undefined
  return presentValues(input).map((value) => {
    const id = plainText(value)
    const reference = type ? env.reference(type, id, subject.location) : undefined
    return { id, title: own ?? reference?.title ?? id, href: reference?.href }
  })
}

/** Another record by name, with a link; by id until the name is known. Further paths provide the name. */
export const reference: CellKind = {
  draw: (input) =>
    found(input).map(({ title, href }, index) => (
      <span key={index}>
        {index > 0 && ', '}
        {href === undefined ? (
          <Text>{title}</Text>
        ) : (
          <UiLink href={href}>
            <Text>{title}</Text>
          </UiLink>
        )}
      </span>
    )),
  text: (input) =>
    found(input)
      .map((each) => each.title)
      .join(', '),
}
