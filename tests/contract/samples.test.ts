import { describe, expect, it } from 'vitest'
import { httpSample } from '../../src/api/samples/http'
import { plainCode } from '../../src/lib/code-piece'
import { draftOf, requestOf } from '../../src/screens/api/call-draft'
import { documented, everyOperation } from '../unit/screens/api/support'
import { answerProblem, described } from './described-answers'
import { askedBy } from './scenes'
import { openWorld } from './world'

const isRunning = 'is possible only while the machine is stopped, and every machine of the sandbox runs'
const isUsed = 'is refused while something uses the record, and everything uses the one of the example'
const isSingleUse = 'takes a value that another service makes for one call'
const isInvited = 'answers an invitation, and the customer has none'

/** Samples that a fresh sandbox refuses, with the reasons. The number is that of the example. */
const refused: Readonly<Record<string, string>> = {
  'updateVm 0': isRunning,
  'startVm 0': isRunning,
  'rescueVm 0': isRunning,
  'startVmFromMedia 0': isRunning,
  'startServiceResource 0': isRunning,
  'deleteDisk 0': isUsed,
  'deleteDiskAlias 0': isUsed,
  'deleteNetwork 0': isUsed,
  'deleteBillingAccount 0': isUsed,
  'acceptImpersonation 0': isInvited,
  'startImpersonation 0': isInvited,
  'createCard 1': isSingleUse,
  'getPaypalPaymentToken 0': isSingleUse,
  'closeTopup 0': isSingleUse,
  'getLinkResult 0': isSingleUse,
  'getPersistentData 0': isSingleUse,
  'deactivateMfa 0': isSingleUse,
  'createSession 0': isSingleUse,
  'deleteUserSession 0': isSingleUse,
}

const samples = await Promise.all(
  everyOperation().map(async (id) => {
    const { docs, operation } = await documented(id)
    return (operation.body?.examples ?? [undefined]).map((_, example) => {
      const draft = draftOf(operation, example, 'tll')
      return {
        name: `${id} ${example}`,
        id,
        request: requestOf(docs, operation, draft, 'http://console.test'),
      }
    })
  }),
)

/** The request that the text of a sample stands for, with the key and the secrets filled in. */
function parseHttp(text: string, key: string, body: Readonly<Record<string, unknown>> = {}): Request {
  const filled = text
    .replace('<key>', key)
    .replaceAll(/<(\w+)>/g, (_, name: string) => String(body[name]).replaceAll('\n', '\\n'))
  const [head = '', ...rest] = filled.split('\n\n')
  const [start = '', ...lines] = head.split('\n')
  const [method = '', path = ''] = start.split(' ')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)]
  })
  const content = rest.join('\n\n')
  return new Request(`http://console.test${path}`, {
    method,
    headers,
    ...(content === '' ? {} : { body: content }),
  })
}

describe('the sample of a call', () => {
  it.each(samples.flat().map((sample) => [sample.name, sample] as const))(
    '%s is answered by a fresh sandbox as described',
    async (name, { id, request }) => {
      const key = askedBy[id] ?? 'demo-customer'
      const world = await openWorld({ key })
      const answer = await world.sandbox.fetch(parseHttp(plainCode(httpSample(request)), key, request.body))
      const text = await answer.text()
      const operation = described.operations.get(id)
      if (!operation) throw new Error(`${id} is not described`)
      const type = answer.headers.get('content-type') ?? ''
      expect(
        answerProblem(operation, { status: answer.status, type, text, correlationId: null }),
      ).toBeUndefined()
      const isDone = answer.ok && !text.includes('"success":false')
      expect(isDone, `${refused[name] ?? ''} ${text}`).toBe(!(name in refused))
    },
  )
})
