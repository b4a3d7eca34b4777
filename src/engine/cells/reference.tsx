import { listed, listSeparator } from '../../lib/format-list'
import { isUuid, shortId } from '../../lib/short-id'
import { readPath } from '../../manifest/subject'
import { UserName } from '../../platform/account/UserName'
import styles from '../../ui/data-table/table.module.css'
import { UiLink } from '../../ui/router-context'
import { Mono, Text } from '../../ui/typography/Text'
import type { Reference } from '../data/env'
import { plainText } from '../../lib/plain-text'
import { eachInWords, firstText, presentValues, type CellInput, type CellKind } from './cell'

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

/** A record that no list names, such as one of a type the site lacks, by the start of its id. */
const Title = ({ children }: { readonly children: string }) =>
  isUuid(children) ? <Mono>{shortId(children)}</Mono> : <Text>{children}</Text>

/** Another record by name, with a link; by id until the name is known. Further paths provide the name. */
export const reference: CellKind = {
  draw: (input) =>
    found(input).map(({ title, href }, index) => (
      <span key={index}>
        {index > 0 && listSeparator(input.env.locale)}
        {href === undefined ? (
          <Title>{title}</Title>
        ) : (
          <UiLink href={href}>
            <Text>{title}</Text>
          </UiLink>
        )}
      </span>
    )),
  text: (input) =>
    listed(
      found(input).map(({ title }) => title),
      input.env.locale,
    ),
}

/** A location by name with its slug; an unknown one by its slug. */
export const location: CellKind = {
  draw: (input) => {
    const slug = firstText(input)
    const name = input.env.locationName(slug)
    if (name === slug) return <Text>{slug}</Text>
    return (
      <>
        <Text>{name}</Text> <span className={styles.faint}>{slug}</span>
      </>
    )
  },
  text: (input) => input.env.locationName(firstText(input)),
}

/**
 * A user by name if it is the current user or shares access with them; others in words, because an id means nothing to
 * the reader.
 */
export const user: CellKind = {
  draw: (input) =>
    presentValues(input).map((value, index) => (
      <span key={index}>
        {index > 0 && listSeparator(input.env.locale)}
        <UserName id={plainText(value)} />
      </span>
    )),
  text: (input) => eachInWords(input, (value) => input.env.userName(plainText(value))),
}
