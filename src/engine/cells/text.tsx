import { isEmail } from '../../lib/email'
import { listed, listSeparator } from '../../lib/format-list'
import { safeHref } from '../../lib/safe-href'
import { isUuid, shortId } from '../../lib/short-id'
import { isEmpty } from '../../manifest/subject'
import styles from '../../ui/data-table/table.module.css'
import { UiLink } from '../../ui/router-context'
import { LinkText } from '../../ui/typography/LinkText'
import { Mono, Pieces, Text } from '../../ui/typography/Text'
import { titleOf } from '../../manifest/title'
import { plainText } from '../../lib/plain-text'
import { eachInWords, firstText, presentValues, type CellKind } from './cell'

/** Any text; values of several paths are joined: `Visa 4242`. */
export const text: CellKind = {
  draw: (input) => <Text>{text.text(input)}</Text>,
  text: ({ values, env }) =>
    values
      .map((found) => listed(found.filter((value) => !isEmpty(value)).map(plainText), env.locale))
      .filter((part) => part !== '')
      .join(' '),
}

/** Name of the record, linked to its page. */
export const title: CellKind = {
  draw: (input) => {
    const words = title.text(input)
    const href = input.env.href?.(input.subject)
    if (href === undefined) return <Text strong>{words}</Text>
    return (
      <UiLink className={styles.name} dir="auto" href={href}>
        <Pieces text={words} />
      </UiLink>
    )
  },
  text: (input) => firstText(input) || titleOf(input.env.resource, input.subject),
}

/** Links to web pages and e-mail addresses; unsafe addresses are plain text. */
export const link: CellKind = {
  draw: (input) =>
    presentValues(input)
      .map(plainText)
      .map((text, index) => {
        const href = safeHref(isEmail(text) ? `mailto:${text}` : text)
        return (
          <span key={index}>
            {index > 0 && listSeparator(input.env.locale)}
            {href === undefined ? (
              <Text>{text}</Text>
            ) : (
              <LinkText href={href} external>
                <Text>{text}</Text>
              </LinkText>
            )}
          </span>
        )
      }),
  text: (input) => eachInWords(input, plainText),
}

/** An identifier in monospace; UUIDs shortened in the middle (specification section 4). */
export const mono: CellKind = {
  draw: (input) => {
    const value = firstText(input)
    return <Mono>{isUuid(value) ? shortId(value) : value}</Mono>
  },
  text: firstText,
}

/** A secret: only its first and last characters, enough to distinguish it. */
export const secret: CellKind = {
  draw: (input) => <Mono>{secret.text(input)}</Mono>,
  text: (input) => {
    const value = firstText(input)
    return value.length > 12 ? `${value.slice(0, 6)}…${value.slice(-3)}` : value === '' ? '' : '…'
  },
}

/** Several values in one line. */
export const list: CellKind = {
  draw: (input) => <Text>{list.text(input)}</Text>,
  text: (input) =>
    listed(
      presentValues(input).flatMap((value) =>
        Array.isArray(value) ? value.map(plainText) : [plainText(value)],
      ),
      input.env.locale,
    ),
}
