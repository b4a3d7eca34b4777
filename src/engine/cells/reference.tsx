import { UiLink } from '../../ui/router-context'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellInput, type CellKind, type Reference } from './cell'

function found(input: CellInput): (Reference & { id: string })[] {
  const { column, env, subject } = input
  return present(input).map((value) => {
    const id = plain(value)
    const reference = column.refers ? env.reference(column.refers, id, subject.location) : undefined
    return { id, title: reference?.title ?? id, href: reference?.href }
  })
}

/** Another record by its name, leading to its screen; by its id while its name is not known. */
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
