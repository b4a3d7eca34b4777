import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { parseQuery, queryName, quoteValue } from '../../../src/lib/parse-query'

const fields: Readonly<Record<string, string>> = {
  status: 'state',
  state: 'state',
  vcpu: 'vcpu',
  'public-ipv4': 'public_ipv4',
  jõhvi: 'never',
}

/** Terms in short: text as it is, a field as `field operator values`, `not` in front. */
function short(query: string): string[] {
  return parseQuery(query, (name) => fields[name]).map((term) =>
    term.kind === 'text'
      ? term.text
      : [term.not ? 'not ' : '', term.field, ' ', term.operator, ' ', term.values.join('|')].join(''),
  )
}

describe('a typed query', () => {
  it.each([
    ['', []],
    ['web prod', ['web', 'prod']],
    ['  web   prod ', ['web', 'prod']],
    ['"web prod"', ['web prod']],
    ['"web prod" api', ['web prod', 'api']],
    ['"web pro', ['web pro']],
    ['"', []],
    ['5"disk', ['5"disk']],
    ['status:stopped', ['state : stopped']],
    ['STATUS:Stopped', ['state : Stopped']],
    ['status:stopped web vcpu:>2', ['state : stopped', 'web', 'vcpu > 2']],
    ['status:stopped,running', ['state : stopped|running']],
    ['status:"needs attention",running', ['state : needs attention|running']],
    ['status:"needs att', ['state : needs att']],
    ['status:', ['state : ']],
    ['status:,', ['state : ']],
    ['status: stopped web', ['state : stopped', 'web']],
    ['status: "needs attention" web', ['state : needs attention', 'web']],
    ['-status: stopped', ['not state : stopped']],
    ['status: vcpu:>2', ['state : ', 'vcpu > 2']],
    ['vcpu: > 2', ['vcpu > 2']],
    ['vcpu: >2', ['vcpu > 2']],
    ['a: b', ['a:', 'b']],
    ['vcpu:>', ['vcpu > ']],
    ['vcpu:>=4', ['vcpu >= 4']],
    ['vcpu<=4', ['vcpu <= 4']],
    ['vcpu=4', ['vcpu : 4']],
    ['vcpu:=4', ['vcpu : 4']],
    ['vcpu >= 16', ['vcpu >= 16']],
    ['vcpu >=16', ['vcpu >= 16']],
    ['vcpu>= 16 web', ['vcpu >= 16', 'web']],
    ['vcpu >', ['vcpu > ']],
    ['-vcpu > 4', ['not vcpu > 4']],
    ['web > 4', ['web', '>', '4']],
    ['vcpu 16', ['vcpu', '16']],
    ['vcpu >= 16 and status:stopped AND web', ['vcpu >= 16', 'state : stopped', 'web']],
    ['rock and roll', ['rock', 'and', 'roll']],
    ['status:stopped and', ['state : stopped', 'and']],
    ['-status:stopped', ['not state : stopped']],
    ['-web', ['-web']],
    ['"public ipv4":194', ['public_ipv4 : 194']],
    ['public_ipv4:194.204.1.1', ['public_ipv4 : 194.204.1.1']],
    ['a:b', ['a:b']],
    ['2001:db8::1', ['2001:db8::1']],
    ['fe80::1%eth0', ['fe80::1%eth0']],
    ['::1', ['::1']],
    ['12:30', ['12:30']],
    ['backup:"of web"', ['backup:of web']],
    ['"status:stopped"', ['status:stopped']],
    ['a=b', ['a=b']],
  ])('%s', (query, expected) => {
    expect(short(query)).toEqual(expected)
  })

  it('is made of what was written, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '"', ':', ',', '-', '<', '=', 'status', 'õ') }),
        (query) => {
          const parts = parseQuery(query, (name) => fields[name]).map(({ raw }) => raw)
          let at = 0
          for (const part of parts) {
            at = query.indexOf(part, at)
            expect(at).toBeGreaterThanOrEqual(0)
            at += part.length
          }
        },
      ),
    )
  })

  it('takes the signs that East Asian keyboards write', () => {
    const fieldOf = (name: string) => (name === '状態' ? 'status' : undefined)
    expect(parseQuery('状態：停止済み、稼働中 「web 1」', fieldOf)).toEqual(
      parseQuery('状態:停止済み,稼働中 "web 1"', fieldOf),
    )
  })

  it('knows names however their words are joined, and quotes values that need it', () => {
    expect(['Public IPv4', 'public_ipv4', '"public-ipv4"', ' Jõhvi'].map(queryName)).toEqual([
      'public-ipv4',
      'public-ipv4',
      'public-ipv4',
      'johvi',
    ])
    expect(['running', 'needs attention', 'a,b'].map(quoteValue)).toEqual([
      'running',
      '"needs attention"',
      '"a,b"',
    ])
  })
})
