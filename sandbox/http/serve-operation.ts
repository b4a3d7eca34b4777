import type { Context, Work } from '../context'
import type { OperationId } from '../entities'
import { failByParameters } from '../faults/sentinels'
import { handlers } from '../handlers/all'
import { translateOlderBody } from '../handlers/older-bodies'
import { type Caller, identify } from '../identity'
import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'
import { standInOrigin } from '../vendors/stand-in-origin'
import { type Answer, FileBody, StoredList } from './answer'
import { checkParameters } from './check-parameters'
import { lookUp } from './description'
import { sentKey } from './key-cookie'
import { storedAnswerOf } from './stored-answers'
import { type RawParameters, readParameters } from './parameters'
import type { Route } from './routes'
import { describeProblems } from './validators'
import { notingWork, readAgain, type StartedWork, waitForWork } from './wait-for-work'

/** Data about a request for the log. */
export interface Notes {
  parameters: Readonly<Record<string, unknown>>
  ignored: readonly string[]
}

const nobody: Caller = {
  access: null,
  owner: 0,
  actingUser: 0,
  account: null,
  isAdmin: false,
  session: null,
  madeAt: null,
  expiresAt: null,
}

/**
 * Serves one operation: key, parameters, rules, answer; a repeated request gets its stored answer. All changes happen in
 * one transaction, which is rolled back when anything throws, including the check of the answer. A blocking sandbox
 * answers when the work is done.
 *
 * @throws ApiFailure for a refusal of the platform, Error for a defect of the sandbox
 */
export async function serveOperation(
  runtime: Runtime,
  route: Route,
  request: Request,
  path: Readonly<Record<string, string>>,
  location: string,
  notes: Notes,
): Promise<Answer> {
  const caller = route.isPublic ? nobody : identify(runtime.records, sentKey(request), runtime.clock.now())
  const raw = await readParameters(request, path)
  const kept = storedAnswerOf(runtime, route, caller, request, location, raw)
  const { origin } = new URL(request.url)
  const operation = toOperationId(route.operation)
  const agent = request.headers.get('user-agent')
  const { keyLife } = runtime
  const standIns = standInOrigin(origin, runtime.standInPort)
  const storage = standInOrigin(origin, runtime.storagePort)
  const contextAt = (work: Work): Context => ({
    ...work,
    ...{ operation, caller, location, origin, standIns, storage, agent, keyLife },
  })
  const { schema, ...success } = route.success
  const started: StartedWork = { until: 0 }
  const answer = runInTransaction(runtime, (work) => {
    const before = kept.find()
    if (before) return before
    const context = contextAt({ ...work, records: notingWork(work.records, started) })
    const answered = { ...success, body: handle(runtime, route, context, raw, notes) }
    checkAnswer(runtime, schema, answered)
    kept.keep(answered)
    return answered
  })
  if (!runtime.blocking) return answer
  return (
    waitForWork(runtime, started, (work) => {
      const done = { ...answer, body: readAgain(contextAt(work), schema, answer.body) }
      checkAnswer(runtime, schema, done)
      kept.keep(done)
      return done
    }) ?? answer
  )
}

function handle(runtime: Runtime, route: Route, context: Context, raw: RawParameters, notes: Notes): unknown {
  const translated = translateOlderBody(context, raw)
  notes.parameters = translated
  const checked = checkParameters(runtime.description, runtime.validators, route, translated)
  notes.parameters = checked.input
  notes.ignored = checked.ignored
  failByParameters(context.operation, checked.input)
  // The input was just checked against the schemas its type is generated from.
  const handler = handlers[context.operation] as (context: Context, input: unknown) => unknown
  return handler(context, checked.input)
}

function toOperationId(name: string): OperationId {
  if (name in handlers) return name as OperationId
  throw new Error(`No handler for operation ${name}`)
}

/**
 * Checks an answer against the description, in every mode. A list built by the database is not parsed again: its
 * documents were checked when they were stored, so here only the schema of its items is compared.
 *
 * @throws Error when the answer does not fit
 */
export function checkAnswer(
  checks: Pick<Runtime, 'description' | 'validators'>,
  schema: string | undefined,
  answer: Pick<Answer, 'body'>,
): void {
  if (schema === undefined || answer.body === undefined || answer.body instanceof FileBody) return
  if (answer.body instanceof StoredList) {
    if (lookUp(checks.description, `${schema}/items/$ref`) === answer.body.itemSchema) return
    throw new Error(`Stored documents of ${answer.body.itemSchema} do not answer ${schema}`)
  }
  const problems = checks.validators.problems(schema, answer.body)
  if (problems.length > 0) throw new Error(`Answer does not fit ${schema}: ${describeProblems(problems)}`)
}
