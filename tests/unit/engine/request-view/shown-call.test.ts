import { describe, expect, it } from 'vitest'
import { samplesIn } from '../../../../src/engine/request-view/sample-language'
import { sampleOf, secretsOf } from '../../../../src/engine/request-view/shown-call'
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

  it('never holds a secret, whoever says that it is one', () => {
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
