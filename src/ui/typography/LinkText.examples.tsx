import type { Example } from '../example'
import { LinkText, TextButton } from './LinkText'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'link', render: () => <LinkText href="#a">All activity</LinkText> },
  {
    name: 'name',
    render: () => (
      <LinkText look="name" href="#a">
        web-prod-01
      </LinkText>
    ),
  },
  {
    name: 'external',
    render: () => (
      <LinkText external href="https://docs.example">
        How it works
      </LinkText>
    ),
  },
  { name: 'button', render: () => <TextButton>Clear</TextButton> },
]
