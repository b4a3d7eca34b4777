import { describe, expect, it } from 'vitest'
import { recordReference } from '../../../../src/api/samples/record-reference'
import { jqOf, withReferences } from '../../../../src/engine/calls/calls-of-steps'
import type { PlannedCall } from '../../../../src/engine/calls/form-call'
import { commentIn, samplesIn } from '../../../../src/api/samples/sample-language'
import { sampleOf, secretsOf } from '../../../../src/engine/calls/samples'
import { plainCode } from '../../../../src/lib/code-piece'

const base = 'https://cloud.example'

describe('a call that has not been made', () => {
  it('has its parameters where they will be sent', () => {
    const request = sampleOf(
      { operation: 'updateVm', parameters: { location: 'tll', uuid: 'v-1', vcpu: 2, name: '' }, secrets: [] },
      base,
    )
    expect(request).toMatchObject({
      id: 'updateVm',
      base,
      path: { location: 'tll' },
      query: {},
      body: { uuid: 'v-1', vcpu: 2 },
    })
  })

  it('keeps the braces of a path that is not complete', () => {
    const request = sampleOf({ operation: 'deleteDisk', parameters: { location: 'tll' }, secrets: [] }, base)
    expect(plainCode(samplesIn('HTTP', [request], 'x'))).toContain('/tll/')
    expect(plainCode(samplesIn('HTTP', [request], 'x'))).toMatch(/\{\w*uuid\}/)
  })

  it('never contains a secret, by description or manifest', () => {
    const parameters = {
      location: 'tll',
      uuid: 'v-1',
      password: 'never written',
      username: 'hidden by the form',
    }
    const call = { operation: 'updateVmUser', parameters, secrets: ['username'] } as const
    const request = sampleOf(call, base)
    expect(JSON.stringify(request)).not.toMatch(/never written|hidden by/)
    expect(request.body).toMatchObject({ password: '<password>', username: '<username>' })
    expect([...secretsOf(call)].sort()).toEqual(['password', 'username'])
  })

  it('never holds a secret inside a row', () => {
    const request = sampleOf(
      {
        operation: 'createFirewall',
        parameters: { location: 'tll', rules: [{ direction: 'inbound', protocol: 'never written' }] },
        secrets: ['protocol'],
      },
      base,
    )
    expect(request.body).toEqual({ rules: [{ direction: 'inbound', protocol: '<protocol>' }] })
  })
})

describe('several calls', () => {
  const requests = ['v-1', 'v-2'].map((uuid) =>
    sampleOf({ operation: 'startVm', parameters: { location: 'tll', uuid }, secrets: [] }, base),
  )

  it('are made one after the other by a shell', () => {
    const code = plainCode(samplesIn('curl', requests, 'x'))
    expect(code.match(/^curl /gm)).toHaveLength(2)
    expect(code).toContain("'uuid=v-1'\n\ncurl")
  })

  it('share a client in TypeScript, and none stops the others', () => {
    const code = plainCode(samplesIn('TypeScript', requests, 'our-client'))
    expect(code.match(/createClient\(/g)).toHaveLength(1)
    expect(code).toContain(`const answers = await Promise.allSettled([
  api.startVm({
    path: {
      location: 'tll',
    },
    body: {
      uuid: 'v-1',
    },
  }),
  api.startVm({`)
    expect(code.endsWith('}),\n])')).toBe(true)
  })

  it('are set apart in a file of requests', () => {
    expect(plainCode(samplesIn('HTTP', requests, 'x')).split('\n\n###\n\n')).toHaveLength(2)
  })
})

describe('calls that build on the first', () => {
  const location = { location: 'tll' }
  const made: PlannedCall = {
    operation: 'createVm',
    parameters: { ...location, name: 'new', password: 'never written' },
    secrets: [],
  }
  const added: PlannedCall = {
    operation: 'addVmDisk',
    parameters: {
      ...location,
      ...withReferences({ uuid: undefined, size_gb: 20 }, { uuid: { record: 'uuid' } }),
    },
    secrets: [],
    until: {
      ...{ list: 'listVms', identity: 'uuid', id: recordReference('uuid') },
      test: jqOf({ record: 'status', is: ['running', 'stopped'] }) ?? '',
    },
  }
  const invited: PlannedCall = {
    operation: 'createImpersonation',
    parameters: withReferences(
      { delegation_id: undefined, grantee_username: 'a@b.example' },
      { delegation_id: { record: 'id' } },
    ),
    secrets: [],
  }
  const written = (language: 'curl' | 'TypeScript' | 'HTTP', ...calls: PlannedCall[]): string =>
    plainCode(
      samplesIn(
        language,
        calls.map((call) => sampleOf(call, base)),
        'our-client',
      ),
    )

  it('carry its members over by variables of a shell, and wait until they can be made', () => {
    const code = written('curl', made, added)
    expect(code).toContain('ANSWER=$(curl -sS -X POST')
    expect(code).toContain(`UUID=$(echo "$ANSWER" | jq -er '.uuid') || { echo "$ANSWER" >&2; exit 1; }`)
    expect(code).toContain('until RECORD=$(curl -sS "https://cloud.example/v1/tll/user-resource/vm/list"')
    expect(code).toContain(`select((.status | IN("running", "stopped")))`)
    expect(code).toContain('--data-urlencode "uuid=$UUID"')
  })

  it('carry them into paths', () => {
    expect(written('curl', made, invited)).toContain('/access_group/$ID/impersonation"')
    expect(written('HTTP', made, invited)).toContain('/access_group/{{made.response.body.id}}/impersonation')
  })

  it('are made in turn in TypeScript, with what the first has answered', () => {
    const code = written('TypeScript', made, added)
    expect(code).toContain('const made = await api.createVm({')
    expect(code).toContain('uuid: made.uuid,')
    expect(code).not.toContain('allSettled')
  })

  it('hold no placeholder and no sign of what is carried', () => {
    for (const language of ['curl', 'TypeScript', 'HTTP'] as const)
      expect(written(language, made, added, invited)).not.toMatch(
        /[\uE000-\uF8FF]|%EE%80|(?<!\{)\{\w+\}(?!\})/,
      )
  })
})

describe('a condition for jq', () => {
  it("consists of the record's own fields", () => {
    expect(jqOf({ record: 'status', is: 'stopped' })).toBe('.status == "stopped"')
    expect(jqOf({ record: 'private_ipv4', present: true })).toBe('(.private_ipv4 // "") != ""')
    expect(
      jqOf({
        all: [
          { record: 'status', is: 'running' },
          { account: { record: 'billing_account' }, is: 'open' },
        ],
      }),
    ).toBe('.status == "running"')
    expect(jqOf({ record: '$vm.status', is: 'running' })).toBeUndefined()
    expect(jqOf({ context: 'administrator' })).toBeUndefined()
    expect(jqOf(undefined)).toBeUndefined()
  })
})

it('says in a comment what is missing, where the language has comments', () => {
  expect(plainCode(commentIn('curl', 'Missing: Name.'))).toBe('# Missing: Name.\n')
  expect(plainCode(commentIn('TypeScript', 'Missing: Name.'))).toBe('// Missing: Name.\n')
  expect(commentIn('JSON', 'Missing: Name.')).toEqual([])
})
