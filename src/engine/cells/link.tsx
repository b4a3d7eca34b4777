import { isEmail } from '../../lib/email'
import { safeHref } from '../../lib/safe-href'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellKind } from './cell'

/** Addresses of pages and of people, each leading there; what may not be followed is text. */
export const link: CellKind = {
  draw: (input) =>
    present(input)
      .map(plain)
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
  text: (input) => present(input).map(plain).join(', '),
}
