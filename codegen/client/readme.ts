import type { Description, Json } from '../openapi/description'

/** Input of the package's README. */
interface ReadmeParts {
  /** Name of the package. */
  name: string
  /** `info` of the description. */
  info: Json
  description: Description
  /** Text of the example program. */
  example: string
  /** Supported Node versions. */
  node: string
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function callTable(description: Description): string {
  const calls = [...description.operations.values()].map(({ id, method, path, definition }) =>
    row(
      `\`${id}\``,
      `\`${method} ${path}\``,
      typeof definition.summary === 'string' ? definition.summary : '',
    ),
  )
  return [row('function', 'call', 'does'), row('---', '---', '---'), ...calls].join('\n')
}

/** README of the client package: usage, failures, an example, all calls. */
export function clientReadme({ name, info, description, example, node }: ReadmeParts): string {
  const { title, version } = info
  return `# ${name}

A typed client for the ${String(title)}, version ${String(version)}: a function for each call, its parameters, bodies and answers
typed from the API's description. Runs on Node ${node} and in browsers; the types need \`@types/node\` or the DOM's.

\`\`\`ts
import { createClient } from '${name}'

const api = createClient({ base: 'https://cloud.example', apiKey: process.env.API_KEY })
const disks = await api.listDisks({ path: { location: 'tll' } })
\`\`\`

- \`base\` is the address of the deployment with its prefix, if it has one; \`/v1\` is added. \`apiKey\` goes in the header
  \`apikey\`. \`fetch\` takes the place of the global one.
- A call takes \`{ path, query, body }\`, as the description has them, and as a second argument \`{ signal }\` to give up
  early. Calls that make or pay something take \`{ idempotencyKey }\` there, too: sent again with the same key after a lost
  answer, they are carried out once. Bodies are sent as JSON or as form fields, whichever the call wants.
- It answers what the platform answers, decoded: JSON as data, other text as a string, files as a \`Blob\`. Answers may hold
  more than the types say; values that are new to the types should be treated as unknown.
- Redirects are refused, since they would carry the key away. Nothing is tried again by itself. After 60 seconds a call
  fails.
- Types of records: \`components['schemas']['Disk']\`; of a call: \`InputOf<'createDisk'>\`, \`AnswerOf<'createDisk'>\`.

## Failures

Every failure is an \`ApiError\`, also the calls that answer 200 and say \`success: false\`:

| member          | holds                                                                            |
| --------------- | -------------------------------------------------------------------------------- |
| \`message\`       | the platform's words, for people                                                 |
| \`status\`        | HTTP status; undefined when there was no answer                                  |
| \`correlationId\` | the platform's reference for the call: name it when asking for help              |
| \`kind\`          | \`connection\`, \`timeout\`, \`gateway-timeout\`, \`permission\`, \`server\`, \`api\`, …     |
| \`fields\`        | refused fields of the body with a message each                                   |
| \`retryAfter\`    | seconds the platform asks to wait                                                |

## Example

\`examples/disk-life.ts\`, which comes with the package:

\`\`\`ts
${example.trimEnd()}
\`\`\`

## Calls

${callTable(description)}
`
}
