import { expectationOf, jobs } from '../../src/engine/jobs/jobs'
import { offerAction } from '../../src/engine/jobs/offer'
import { bindParameters } from '../../src/manifest/bind-parameters'
import { perform } from '../../src/engine/jobs/perform'
import type { Row } from '../../src/engine/data/row'
import { operations } from '../../src/generated/operations'
import { isApiError } from '../../src/api/errors'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import type { CompiledResource } from '../../src/manifest/compiled'
import type { Subject } from '../../src/manifest/subject'
import { openForm } from './filled-form'
import type { World } from './world'

/** The console's verdict on an action, and the platform's answer when it is performed anyway. */
export interface Outcome {
  console: 'hidden' | 'refuses' | 'allows'
  /** Why the console refuses. */
  reason: string | undefined
  /** Not asked when the console has no request to send: its form offers nothing to choose. */
  platform: 'accepts' | 'refuses' | 'not asked'
  /** The platform's message, or what the request lacks. */
  words: string | undefined
}

/** Row and subject of an action. `awaited` is the key of the row whose expectation makes the action wait; its own by default. */
export interface About {
  row: Pick<Row, 'key' | 'odd'>
  subject: Subject
  awaited?: string
}

/** Judges an action about a subject, fills in its form, and performs it whatever the verdict. */
export async function judgeAndTry(
  world: World,
  resource: CompiledResource,
  action: CompiledAction,
  { row, subject, awaited = row.key }: About,
): Promise<Outcome> {
  const { platform } = world
  const { epoch } = platform.client.identity()
  const offer = offerAction(resource, action, row, subject, {
    texts: platform.texts,
    online: true,
    awaited: expectationOf(jobs.get(), resource.type, awaited, epoch, platform.now()),
  })
  const said = {
    console: offer === undefined ? 'hidden' : offer.reason === undefined ? 'allows' : 'refuses',
    reason: offer?.reason,
  } as const
  const notAsked = (words: string): Outcome => ({ ...said, platform: 'not asked', words })
  let typed: Record<string, unknown> = {}
  if (action.form !== null) {
    const form = await openForm(world, resource.type, action.form, subject)
    await form.change()
    await form.complete()
    const sent = form.submit()
    form.close()
    if ('errors' in sent) return notAsked(`cannot be filled in: ${JSON.stringify(sent.errors)}`)
    typed = sent.parameters
  }
  const parameters = bindParameters(operations[action.operation], action.params, subject, typed)
  const unbound = Object.keys(action.params).find((name) => parameters[name] === undefined)
  if (unbound !== undefined) return notAsked(`${unbound} has no value`)
  try {
    await perform(platform, { resource, action, subject, typed })
    return { ...said, platform: 'accepts', words: undefined }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ...said, platform: 'refuses', words: error.message }
  }
}
