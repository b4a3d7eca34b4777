import { listMessage } from '../../lib/message-list'
import type { Example } from '../example'
import { MessageText } from './MessageText'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'one', render: () => <MessageText>Failed to stop virtual machine</MessageText> },
  {
    name: 'several',
    render: () => (
      <MessageText strong>
        {listMessage('Multiple (2) errors:', ['Name is taken', 'At least 1024 MB of memory'])}
      </MessageText>
    ),
  },
]
