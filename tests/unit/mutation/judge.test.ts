import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { equivalents } from '../../mutation/equivalents'
import { groups } from '../../mutation/groups'
import { type Change, judge } from '../../mutation/judge'

const group = { name: 'money', floor: 75, modules: ['a.ts', 'b.ts'], tests: [] }
const change = (file: string, status: string, from = 'x', to = 'y'): Change => ({
  ...{ file, line: 7, from, to, status },
})
const killed = change('a.ts', 'Killed')
const lost = change('b.ts', 'Survived', 'a < b', 'a <= b')

describe('a group of changed modules', () => {
  it('passes at its floor and fails below it, naming what went unnoticed', () => {
    expect(judge(group, [killed, killed, killed, lost], [])).toMatchObject({ ok: true })
    const verdict = judge(group, [killed, killed, lost], [])
    expect(verdict.ok).toBe(false)
    expect(verdict.summary).toBe('FAILED  money: 66.7 % of 3 changes noticed, 75 % wanted')
    expect(verdict.text).toContain('a.ts: 100.0 % of 2\n')
    expect(verdict.text).toContain('b.ts: 0.0 % of 1 (below)\n    line 7: a < b → a <= b')
  })

  it('counts an endless loop as noticed, what no test reaches as not, and what cannot run as neither', () => {
    const changes = [killed, change('a.ts', 'Timeout'), change('a.ts', 'NoCoverage')]
    expect(judge(group, [...changes, change('a.ts', 'CompileError')], []).summary).toContain('66.7 % of 3')
  })

  it('leaves out what nobody can notice, as long as that is so', () => {
    const known = { file: 'b.ts', from: 'a < b', to: 'a <= b', why: 'they are never equal' }
    expect(judge(group, [killed, lost], [known]).summary).toContain('100.0 % of 1')
    const verdict = judge(group, [killed], [known])
    expect(verdict.ok).toBe(false)
    expect(verdict.text).toContain('equivalents.ts: nothing like this goes unnoticed in b.ts: a < b')
    expect(judge(group, [killed], [{ ...known, file: 'c.ts' }]).ok).toBe(true)
  })

  it('fails when nothing was changed at all', () => {
    expect(judge(group, [], []).ok).toBe(false)
  })
})

describe('the groups', () => {
  it('name modules that exist, each once', () => {
    const modules = groups.flatMap((each) => each.modules)
    expect(modules.filter((file) => !existsSync(file))).toEqual([])
    expect(new Set(modules).size).toBe(modules.length)
  })

  it('hold every module that has an equivalent change', () => {
    const modules = new Set(groups.flatMap((each) => each.modules))
    expect(equivalents.filter(({ file }) => !modules.has(file))).toEqual([])
  })
})
