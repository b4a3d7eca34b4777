// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '../../../../src/platform/reporting/reporter'
import { createScriptLoader, type TrustedTypes } from '../../../../src/platform/scripts/load-script'
import { ScriptLoadError } from '../../../../src/platform/scripts/script-load-error'

const chat = 'https://chat.example.com/widget.js'
const allowed = { policy: 'console-scripts', addresses: [chat, 'https://embed.example.com/'] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

function open(more: Partial<Parameters<typeof createScriptLoader>[0]> = {}) {
  const reports: Report[] = []
  const load = createScriptLoader({
    allowed,
    document,
    trustedTypes: undefined,
    report: (report) => reports.push(report),
    ...more,
  })
  return { load, reports }
}

const scripts = () => [...document.head.querySelectorAll('script')]
const tell = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event))

describe('a foreign script', () => {
  it('is there when it has loaded', async () => {
    const { load, reports } = open()
    const loading = load(`${chat}?key=7`)
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[`${chat}?key=7`, true]])
    tell('load')
    await expect(loading).resolves.toBeUndefined()
    expect(reports).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(scripts()).toHaveLength(1)
  })

  it('is checked by the browser against the hash its theme gives', async () => {
    const { load } = open()
    void load(chat, 3000, { key: '7' }, 'sha384-abc')
    expect(scripts().map((each) => [each.integrity, each.crossOrigin, each.dataset['key']])).toEqual([
      ['sha384-abc', 'anonymous', '7'],
    ])
    void load('https://embed.example.com/7')
    expect(scripts().at(-1)?.hasAttribute('crossorigin')).toBe(false)
  })

  it('is loaded once, however often it is asked for', async () => {
    const { load } = open()
    const both = [load(chat), load(chat)]
    expect(scripts()).toHaveLength(1)
    tell('load')
    await Promise.all(both)
    await load(chat)
    expect(scripts()).toHaveLength(1)
    void load('https://embed.example.com/7/default')
    expect(scripts()).toHaveLength(2)
  })

  it('that fails rejects, is reported without its query, is removed, and can be loaded again', async () => {
    const { load, reports } = open()
    const loading = load(`${chat}?key=secret`)
    tell('error')
    await expect(loading).rejects.toEqual(new ScriptLoadError(`${chat}?key=secret`, 'failed'))
    await expect(loading).rejects.toMatchObject({ message: 'Failed to load script', reason: 'failed' })
    expect(reports).toEqual([
      {
        name: 'ScriptLoadError',
        message: 'Failed to load script',
        detail: { address: chat, reason: 'failed' },
      },
    ])
    expect(scripts()).toEqual([])
    const again = load(`${chat}?key=secret`)
    tell('load')
    await expect(again).resolves.toBeUndefined()
  })

  it('that does not come is given up after ten seconds, or after the limit of the call', async () => {
    const { load, reports } = open()
    const usual = load(chat)
    const short = load('https://embed.example.com/a', 3000)
    const ends = Promise.allSettled([usual, short])
    await vi.advanceTimersByTimeAsync(2999)
    expect(reports).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(reports.map(({ detail }) => detail)).toEqual([
      { address: 'https://embed.example.com/a', reason: 'late' },
    ])
    await vi.advanceTimersByTimeAsync(6999)
    expect(scripts()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(scripts()).toEqual([])
  })

  it('that is late stays given up when it comes after all', async () => {
    const { load } = open()
    const loading = load(chat, 5)
    const [script] = scripts()
    const end = loading.then(
      () => 'loaded',
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(5)
    script?.dispatchEvent(new Event('load'))
    expect(await end).toMatchObject({ reason: 'late' })
  })

  it.each([
    'https://chat.example.com/other.js',
    'https://chat.example.com/widget.js/../other.js',
    'https://chat.example.com.evil.example/widget.js',
    'http://chat.example.com/widget.js',
    'https://embed.example.com@evil.example/a.js',
    'https://embed.example.com:8443/a.js',
    '//embed.example.com/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://embed.example.com/7',
    '/assets/main.js',
    '',
  ])('that is not on the list is not loaded: %s', async (address) => {
    const { load, reports } = open()
    await expect(load(address)).rejects.toMatchObject({ reason: 'refused', address })
    expect(scripts()).toEqual([])
    expect(reports).toHaveLength(1)
  })

  it('is not loaded in a document that may load none', async () => {
    const { load } = open({ allowed: undefined })
    await expect(load(chat)).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('under Trusted Types', () => {
  function trusted() {
    const made: string[] = []
    const handed: string[] = []
    let rule: (address: string) => string = (address) => address
    const trustedTypes: TrustedTypes = {
      createPolicy: (name, { createScriptURL }) => {
        made.push(name)
        rule = createScriptURL
        return {
          createScriptURL: (address) => {
            handed.push(address)
            return createScriptURL(address)
          },
        }
      },
    }
    return { trustedTypes, made, handed, ask: (address: string) => rule(address) }
  }

  it('every address comes from the one policy of the document, made when it is needed', async () => {
    const { trustedTypes, made, handed } = trusted()
    const { load } = open({ trustedTypes })
    expect(made).toEqual([])
    void load(chat)
    void load('https://embed.example.com/a')
    expect(made).toEqual(['console-scripts'])
    expect(handed).toEqual([chat, 'https://embed.example.com/a'])
  })

  it('the policy refuses others, for every caller', async () => {
    const { trustedTypes, ask } = trusted()
    const { load } = open({ trustedTypes, allowed: { ...allowed, policy: 'default' } })
    void load(chat)
    expect(ask(chat)).toBe(chat)
    expect(() => ask('https://evil.example/x.js')).toThrow(ScriptLoadError)
  })
})
