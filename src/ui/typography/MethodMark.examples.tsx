import type { Example } from '../example'
import { CodePanel, CodePart } from './CodePanel'
import { MethodMark } from './MethodMark'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'methods', render: () => methods.map((method) => <MethodMark key={method} method={method} />) },
  { name: 'short', render: () => methods.map((method) => <MethodMark key={method} method={method} short />) },
  {
    name: 'on code',
    render: () => (
      <CodePanel label="Path">
        <CodePart
          head={methods.map((method) => (
            <MethodMark key={method} method={method} onCode />
          ))}
        />
      </CodePanel>
    ),
  },
]
