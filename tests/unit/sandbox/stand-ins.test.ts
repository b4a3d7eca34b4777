import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { listenBeside } from '../../../sandbox/server/listen-beside'
import { readOptions } from '../../../sandbox/server/options'

async function siteAt(origin: string): Promise<{ vendorStandIns?: string }> {
  const sandbox = createSandbox({ standInPort: 8081 })
  onTestFinished(sandbox.close)
  return (await sandbox.fetch(new Request(`${origin}/v1/config/ui/config`))).json()
}

describe('stand-ins of vendors', () => {
  it.each([
    ['http://localhost:8080', 'http://127.0.0.1:8081'],
    ['http://127.0.0.1:8080', 'http://localhost:8081'],
    ['http://a.localhost:8080', 'http://127.0.0.1:8081'],
    ['http://192.0.2.7:8080', undefined],
    ['https://console.example.com', undefined],
  ])('are for a console at %s at %s', async (origin, standIns) => {
    expect((await siteAt(origin)).vendorStandIns).toBe(standIns)
  })

  it('are not there for a sandbox without a port for them', async () => {
    const sandbox = createSandbox()
    onTestFinished(sandbox.close)
    const answer = await sandbox.fetch(new Request('http://localhost/v1/config/ui/config'))
    expect(await answer.json()).not.toHaveProperty('vendorStandIns')
  })

  it('answer for the addresses of the vendors that pages load, and for no other', async () => {
    const { vendors, close } = createSandbox()
    onTestFinished(close)
    const ask = (path: string) => vendors(new Request(`http://localhost:8081${path}`))
    const script = await ask('/embed.tawk.to/p7/w7')
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await script.text()).toContain('"host":"embed.tawk.to"')
    const others = [
      '/',
      '/v1/config/locations',
      '/embed.tawk.to/p7',
      '/constructor/x',
      '/js.example.com/a.js',
    ]
    for (const path of others) expect((await ask(path)).status, path).toBe(404)
  })

  it('listen beside the server, or at a free port', async () => {
    const first = await listenBeside(0)
    onTestFinished(first.stop)
    const second = await listenBeside(first.port)
    onTestFinished(second.stop)
    expect(second.port).not.toBe(first.port)
    expect((await fetch(`http://127.0.0.1:${second.port}/embed.tawk.to/p/w`)).status).toBe(503)
    second.serve((_, outgoing) => outgoing.end('answered'))
    expect(await (await fetch(`http://127.0.0.1:${second.port}/embed.tawk.to/p/w`)).text()).toBe('answered')
  })

  it('of a chat are switched on by its type', () => {
    const options = readOptions(['--chat', 'tawk', '--set', 'chatEnabled=false'], {})
    expect(options === 'help' ? undefined : options.sandbox.set).toEqual([
      'chatEnabled=true',
      'chatConfig={"type":"tawk","propertyId":"sandbox","widgetId":"default"}',
      'chatEnabled=false',
    ])
    expect(() => readOptions(['--chat', 'icq'], {})).toThrow(
      '--chat takes intercom, qiscus, botika, oncehub, leadbooster, tawk, not "icq".',
    )
  })
})
