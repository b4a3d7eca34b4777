import type { Example } from '../example'
import { LinkButton } from './LinkButton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'primary',
    render: () => (
      <LinkButton href="#create" variant="primary" icon="plus">
        Create machine
      </LinkButton>
    ),
  },
  {
    name: 'only its icon on a phone',
    render: () => (
      <LinkButton href="#api" variant="ghost" icon="code-xml" iconOnPhone>
        API
      </LinkButton>
    ),
  },
  {
    name: 'external',
    render: () => (
      <LinkButton href="https://docs.example" external icon="external-link">
        Documentation
      </LinkButton>
    ),
  },
]
