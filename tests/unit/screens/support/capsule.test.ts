import { describe, expect, it } from 'vitest'
import type { FailedCall } from '../../../../src/api/failed-calls'
import { plainCode } from '../../../../src/lib/code-piece'
import { capsuleOf, capsuleTime, type CapsuleFacts } from '../../../../src/screens/support/capsule'

const facts: CapsuleFacts = {
  at: Date.UTC(2026, 10, 21, 8, 46, 5),
  build: 'index-1a2b3c',
  environment: 'production',
  theme: 'aldera',
  language: 'en',
  user: { id: '40812', acting: false, account: '120348' },
  page: undefined,
  browser: 'Firefox/145',
  size: [1440, 900],
  online: true,
  silent: [],
  latest: new Map(),
  steps: [],
  failed: [],
}

const failure: FailedCall = {
  at: Date.UTC(2026, 10, 21, 8, 31, 4),
  method: 'POST',
  path: '/{location}/user-resource/vm/start',
  location: 'tll',
  status: 500,
  correlationId: 'c7f2-91ab',
  message: 'Failed to start\nvirtual machine',
  epoch: 1,
}

const write = (more: Partial<CapsuleFacts> = {}, scrub = (text: string) => text): string =>
  plainCode(capsuleOf({ ...facts, ...more }, scrub))

describe('the capsule', () => {
  it('says what runs, for whom and where', () => {
    expect(write()).toBe(
      [
        'console   index-1a2b3c, production, theme aldera, en',
        'user      40812, own account, account 120348',
        'browser   Firefox/145, 1440 × 900, online',
        'locations none was asked',
        'failures  none since the page was loaded',
      ].join('\n'),
    )
  })

  it('lists failures with their correlation ids, a line each, and scrubs what the platform said', () => {
    const unanswered = { ...failure, location: undefined, status: undefined, correlationId: undefined }
    const lines = write({ failed: [failure, unanswered] }, (text) => text.replace('virtual', 'v')).split('\n')
    expect(lines.slice(-3)).toEqual([
      'failures  last 2, newest first',
      '  08:31:04  POST /{location}/user-resource/vm/start  tll  500  c7f2-91ab  Failed to start v machine',
      '  08:31:04  POST /{location}/user-resource/vm/start  no answer  -  Failed to start v machine',
    ])
  })

  it('says who acts, who is not known yet, and who is signed out', () => {
    const user = (who: CapsuleFacts['user']) => write({ user: who }).split('\n')[1]
    expect(user({ id: undefined, acting: true, account: undefined })).toBe(
      'user      not known, acting for another account',
    )
    expect(user(undefined)).toBe('user      signed out')
  })

  it('names silent locations, an unbuilt console and a browser without network', () => {
    const text = write({ silent: ['jkt01', 'tll'], build: undefined, online: false })
    expect(text).toContain('locations jkt01, tll no answer\n')
    expect(text).toContain('console   unbuilt, ')
    expect(text).toContain(', offline\n')
  })

  it('says where one was, how long answers took, and what was done, scrubbed', () => {
    const latest = new Map([
      ['tll', 41],
      ['trtu', 44],
      ['jkt01', 9],
    ])
    const lines = write(
      { page: '/compute', latest, silent: ['jkt01'], steps: ['/compute', 'POST /x failed 500'] },
      (text) => text.replace('/x', '/y'),
    ).split('\n')
    expect(lines.slice(2)).toEqual([
      'page      /compute',
      'browser   Firefox/145, 1440 × 900, online',
      'locations tll 41 ms, trtu 44 ms, jkt01 no answer',
      'failures  none since the page was loaded',
      'steps     /compute › POST /y failed 500',
    ])
    expect(write({ latest: new Map([['tll', 41]]) })).toContain('locations tll 41 ms\n')
  })

  it('has its time in UTC', () => {
    expect(capsuleTime(facts.at)).toBe('2026-11-21 08:46:05 UTC')
  })
})
