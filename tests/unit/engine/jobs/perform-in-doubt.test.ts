import { describe, expect, it } from 'vitest'
import { connectionFailure } from '../../../../src/api/errors'
import { perform } from '../../../../src/engine/jobs/perform'
import { canRepeat } from '../../../../src/engine/jobs/plan-job'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

const lost = connectionFailure(undefined)
const machine = { uuid: 'vm-1', name: 'web', status: 'running', storage: [], backup: false }

function action(resource: CompiledResource, id: string): CompiledAction {
  const found = resource.actions[id]
  if (!found) throw new Error(`There is no action ${id}`)
  return found
}

/** Tries an action again on a machine that was running, while the list answers `listed`; returns the calls sent, without reads. */
async function again(
  id: string,
  listed: readonly Record<string, unknown>[],
  /** The answer of the list after a call was refused. */
  refused?: readonly Record<string, unknown>[],
) {
  const sent: string[] = []
  const { platform } = await stand(async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') sent.push(`${request.method} ${pathname.replace('/v1', '')}`)
    if (request.method !== 'GET' && refused)
      return Response.json({ errors: { Error: 'It is stopping' } }, { status: 409 })
    const present = sent.length > 0 && refused ? refused : listed
    const body = pathname.endsWith('/vm/list') ? present : {}
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
  const about = subject({ record: machine, location: 'tll' })
  const wanted = {
    resource: virtualMachine,
    action: action(virtualMachine, id),
    subject: about,
    typed: {},
    doubt: lost,
  }
  const end = await perform(platform, wanted).then(
    () => 'done',
    (error: unknown) => (error === lost ? 'in doubt' : String(error)),
  )
  return { end, sent }
}

describe('an action that may have been done', () => {
  it('is not done again to a record that is as it was to be', async () => {
    expect(await again('stop', [{ ...machine, status: 'stopped' }])).toMatchObject({ end: 'done', sent: [] })
  })

  it('is not done again to a record that is on its way', async () => {
    const made = await again('stop', [{ ...machine, status: 'stopping' }])
    expect(made).toEqual({ end: 'done', sent: [] })
  })

  it('is done to a record that is as it was', async () => {
    const made = await again('stop', [machine])
    expect(made).toMatchObject({ end: 'done' })
    expect(made.sent).toEqual(['POST /tll/user-resource/vm/stop'])
  })

  it('was done when it removes a record that is gone', async () => {
    expect(await again('delete', [])).toMatchObject({ end: 'done', sent: [] })
    expect(await again('delete', [machine])).toMatchObject({
      end: 'done',
      sent: ['DELETE /tll/user-resource/vm'],
    })
  })

  it('is done when it is refused because the first call has come through in between', async () => {
    const stop = ['POST /tll/user-resource/vm/stop']
    expect(await again('stop', [machine], [{ ...machine, status: 'stopping' }])).toEqual({
      end: 'done',
      sent: stop,
    })
    expect(await again('stop', [machine], [machine])).toEqual({
      end: expect.stringContaining('It is stopping'),
      sent: stop,
    })
  })

  it('stays unknown without evidence, rather than run twice', async () => {
    expect(await again('snapshot', [machine])).toMatchObject({ end: 'in doubt', sent: [] })
  })

  it('cannot be done to a record that is gone', async () => {
    expect(await again('stop', [])).toMatchObject({
      end: expect.stringContaining('no longer exists'),
      sent: [],
    })
  })

  it('can be retried if its state is evidence, or if it is idempotent', () => {
    const repeats = (resource: CompiledResource, ...ids: string[]) =>
      ids.filter((id) => canRepeat(action(resource, id)))
    expect(repeats(virtualMachine, 'start', 'stop', 'delete', 'resize', 'snapshot', 'clone')).toEqual([
      'start',
      'stop',
      'delete',
      'resize',
    ])
    expect(repeats(disk, 'detach', 'delete', 'rename')).toEqual(['delete', 'rename'])
  })
})
