import { describe, expect, it } from 'vitest'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge, readReasons } from '../../coverage/api/reasons'

const all = ['Disk.uuid', 'Disk.user_id', 'DiskSnapshot.uuid']
const isUsed = (name: string): boolean => name === 'Disk.uuid'

describe('judge', () => {
  it('names what is neither used nor explained', () => {
    const { unexplained, stale } = judge(all, isUsed, [['DiskSnapshot.*', 'later']])
    expect(unexplained).toEqual(['Disk.user_id'])
    expect(stale).toEqual([])
  })

  it('takes a dot for a dot and a star for any letters', () => {
    const { unexplained, explained } = judge(all, isUsed, [['Disk*.u*id', 'later']])
    expect(unexplained).toEqual([])
    expect(explained.get('Disk.user_id')).toBe('later')
    expect(judge(all, isUsed, [['Disk.u*', 'later']]).unexplained).toEqual(['DiskSnapshot.uuid'])
  })

  it('names a reason for what is used, and one for what does not exist', () => {
    expect(judge(all, isUsed, [['Disk.*', 'later']]).stale).toEqual(['Disk.*: Disk.uuid is used'])
    expect(judge(all, isUsed, [['Bucket.*', 'later']]).stale).toEqual([
      'Bucket.*: there is nothing of this name any more',
    ])
  })
})

describe('readReasons', () => {
  const read = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'reasons-')), 'unused.yaml')
    writeFileSync(file, text)
    return readReasons(file, new Set(['VM-01', 'VM-02']))
  }

  it('takes a reason, or the requirements that will use it', () => {
    expect(read('- reason: why\n  fields: [A.b]\n- waits: [VM-01, VM-02]\n  operations: [getA]')).toEqual([
      { reason: 'why', operations: [], fields: ['A.b'] },
      { reason: 'waits for VM-01, VM-02', operations: ['getA'], fields: [] },
    ])
  })

  it('refuses an entry that says neither, and a requirement that does not exist', () => {
    expect(() => read('- fields: [A.b]')).toThrow('every entry says why')
    expect(() => read('- waits: [VM-99]')).toThrow('VM-99 is not in docs/requirements.yaml.')
  })
})
