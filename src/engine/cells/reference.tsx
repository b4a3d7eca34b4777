import { readPath } from '../../manifest/subject'
import { UiLink } from '../../ui/router-context'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellInput, type CellKind } from './cell'
import type { Reference } from '../data/env'

function found(input: CellInput): (Reference & { id: string })[] {
  const { column, env, subject } = input
  const { refers } = column
  const type =
    refers === null || typeof refers === 'string' ? refers : refers.of[plain(readPath(subject, refers.by))]
  const names = input.values.slice(1).flat().map(plain)
  const own = names.filter((name) => name !== '').join(' · ') || undefined
  return present(input).map((value) => {
    const id = plain(value)
    const reference = type ? env.reference(type, id, subject.location) : undefined
    return { id, title: own ?? reference?.title ?? id, href: reference?.href }
  })
}

/** Another record by its name, leading to its screen; by its id while its name is not known. Further values name it instead. */
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
