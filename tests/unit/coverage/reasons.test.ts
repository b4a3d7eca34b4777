import { describe, expect, it } from 'vitest'
import { judge } from '../../coverage/api/reasons'

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
