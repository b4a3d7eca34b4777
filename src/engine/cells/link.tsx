import { isEmail } from '../../lib/email'
import { safeHref } from '../../lib/safe-href'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plainText, presentValues, type CellKind } from './cell'

/** Links to web pages and e-mail addresses; unsafe addresses are plain text. */
export const link: CellKind = {
  draw: (input) =>
    presentValues(input)
      .map(plainText)
      .map((text, index) => {
        const href = safeHref(isEmail(text) ? `mailto:${text}` : text)
        return (
          <span key={index}>
            {index > 0 && ', '}
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
  text: (input) => presentValues(input).map(plainText).join(', '),
}
