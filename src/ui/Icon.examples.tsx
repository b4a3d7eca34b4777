import type { Example } from './example'
import { Icon } from './Icon'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'sizes',
    render: () => (
      <>
        <Icon name="server" size={14} />
        <Icon name="server" />
        <Icon name="server" size={20} />
      </>
    ),
  },
  { name: 'turning', render: () => <Icon name="loader-circle" spin /> },
  {
    name: 'mirrored in right-to-left',
    render: () => (
      <span dir="rtl">
        <Icon name="chevron-right" />
      </span>
    ),
  },
]
