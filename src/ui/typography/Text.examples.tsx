import type { Example } from '../example'
import { Mono, Text } from './Text'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'tones',
    render: () => (
      <>
        <Text>plain</Text> <Text tone="dim">dim</Text> <Text tone="faint">faint</Text>{' '}
        <Text tone="error">error</Text>
      </>
    ),
  },
  {
    name: 'sizes',
    render: () => (
      <>
        <Text size={32}>€684.20</Text> <Text size={24}>web-prod-01</Text> <Text size={18}>Dialog title</Text>{' '}
        <Text size={16}>Section</Text> <Text>Body</Text> <Text size={11}>Labels</Text>
      </>
    ),
  },
  { name: 'deceiving characters', render: () => <Text>{'invoice\u202Efdp.exe\u200B'}</Text> },
  { name: 'mono', render: () => <Mono>52:54:00:8a:1f:0c</Mono> },
]
