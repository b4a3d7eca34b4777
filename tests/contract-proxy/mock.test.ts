import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedText } from '../../codegen/vite/publish-descriptions'
import { config } from '../../console.config'
import { readDescription } from '../../sandbox/http/description'
import { operations } from '../../src/generated/operations'
import { exampleRequests } from './example-requests'
import { type Prism, startMockOf } from './prism'

let mock: Prism

async function mockOf(name: string): Promise<Prism> {
  const file = `.cache/prism/${name}`
  mkdirSync('.cache/prism', { recursive: true })
  writeFileSync(file, publishedText(name, config))
  return startMockOf(file)
}

/** Prism logs each call it serves and its address; every other line is a complaint. */
const complaints = ({ said }: Prism): string[] => said.filter((line) => !/ (awaiting|info|start) /.test(line))
const callsOf = ({ said }: Prism): number => said.filter((line) => / info .*http:/.test(line)).length

describe('a mock of the published description', () => {
  beforeAll(async () => {
    mock = await mockOf('openapi.yaml')
  })
  afterAll(async () => mock.stop())

  it('starts without a warning, with every call', () => {
    expect(complaints(mock)).toEqual([])
    expect(callsOf(mock)).toBe(Object.keys(operations).length)
  })

  it('answers every call with an example', async () => {
    const refused: string[] = []
    for (const id of Object.keys(operations)) {
      for (const { path, method, headers, body } of exampleRequests(readDescription(), id)) {
        const call = `${mock.origin}${path.replace(/^\/v1/, '')}`
        const answer = await fetch(call, { method, body, headers: { ...headers, apikey: 'any' } })
        if (!answer.ok) refused.push(`${id}: ${answer.status} ${await answer.text()}`)
      }
    }
    expect(refused).toEqual([])
  })
})

it('a mock of the description of the identity provider starts without a warning', async () => {
  const identity = await mockOf('identity.yaml')
  await identity.stop()
  expect(complaints(identity)).toEqual([])
  expect(callsOf(identity)).toBeGreaterThan(0)
})
