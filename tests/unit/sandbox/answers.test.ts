import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { type Description, readDescription } from '../../../sandbox/http/description'
import { isRecord } from '../../../src/lib/is-record'
import { connect, start, vmsIn } from './support'

/** The API description with one more required property in a schema. */
function demanding(schema: string): Description {
  const description: Description = structuredClone(readDescription())
  const components = description['components']
  const schemas = isRecord(components) ? components['schemas'] : undefined
  const found = isRecord(schemas) ? schemas[schema] : undefined
  if (!isRecord(found)) throw new Error(`No schema ${schema}`)
  found['required'] = [...(Array.isArray(found['required']) ? found['required'] : []), 'galaxy']
  return description
}

const clock = createFrozenClock(start)

describe('the check of answers', () => {
  it('[API-04 platform] reports an answer that does not fit the description, and answers 500 instead', async () => {
    const defects: unknown[] = []
    const sandbox = createSandbox({
      clock,
      description: demanding('Location'),
      onDefect: (error) => defects.push(error),
    })
    const answer = await connect(sandbox).get('/config/locations')
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('Sandbox defect: Answer does not fit #/paths/')
    expect(answer.text).toContain("/0 must have required property 'galaxy'")
    expect(defects).toHaveLength(1)
    sandbox.close()
  })

  it('undoes what was done when the answer does not fit', async () => {
    const sandbox = createSandbox({
      clock,
      description: demanding('SuccessAnswer'),
      onDefect: () => undefined,
    })
    const client = connect(sandbox)
    const [vm] = await vmsIn(client)
    expect((await client.del('/tll/user-resource/vm', { uuid: vm?.uuid })).status).toBe(500)
    expect(await vmsIn(client)).toHaveLength(5)
    sandbox.close()
  })

  it('[API-04 platform] refuses to store what a list could not answer', () => {
    expect(() => createSandbox({ clock, description: demanding('Disk') })).toThrow(
      "A disk does not fit its schema: value must have required property 'galaxy'",
    )
  })

  it('leaves deliberate faults alone', async () => {
    const defects: unknown[] = []
    const faults = [{ operation: 'listVms', mutate: 'wrong-type' as const }]
    const sandbox = createSandbox({ clock, faults, onDefect: (error) => defects.push(error) })
    expect((await connect(sandbox).get('/tll/user-resource/vm/list')).status).toBe(200)
    expect(defects).toEqual([])
    sandbox.close()
  })
})
