import type { Example } from '../example'
import { jsonPieces } from './code-pieces'
import { CodePanel } from './CodePanel'
import { CodeText } from './CodeText'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'json',
    render: () => (
      <CodePanel label="Body">
        <CodeText code={jsonPieces('{ "size_gb": 50, "backup": true }')} />
      </CodePanel>
    ),
  },
]
