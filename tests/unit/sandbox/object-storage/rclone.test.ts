import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { seconds } from '../../../run/time-limits'
import { createRunningClock } from '../../../../sandbox/clock'
import { needs } from '../../../run/needs'
import { accessKeyId, openStorage, secretAccessKey } from './support'

it(
  '[BUCKET-07 platform] rclone copies, compares, moves and deletes in the object storage',
  { ...needs('rclone'), tags: ['wide'], timeout: seconds(120) },
  async () => {
    const { origin } = await openStorage({ clock: createRunningClock() })
    const folder = mkdtempSync(join(tmpdir(), 'rclone-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const remote = `:s3,provider=Other,endpoint='${origin}',access_key_id=${accessKeyId},secret_access_key=${secretAccessKey}:`
    const rclone = async (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
      promisify(execFile)('rclone', ['--config=', '--retries=1', ...args], {
        env: { PATH: process.env['PATH'], HOME: folder },
      })
    const from = join(folder, 'from')
    mkdirSync(join(from, 'deep', 'ä + b'), { recursive: true })
    writeFileSync(join(from, 'deep', 'ä + b', "o'dd & 100%.txt"), 'odd')
    writeFileSync(join(from, 'empty'), '')
    writeFileSync(join(from, 'large.bin'), 'l'.repeat(11 * 2 ** 20))
    const parts = ['--s3-upload-cutoff=5M', '--s3-chunk-size=5M']
    await rclone('copy', ...parts, from, `${remote}press-kit/there`)
    const listed = await rclone('lsf', '-R', '--files-only', `${remote}press-kit/there`)
    expect(listed.stdout.trim().split('\n').sort()).toEqual([
      "deep/ä + b/o'dd & 100%.txt",
      'empty',
      'large.bin',
    ])
    // Contents are read and compared, not only sizes and sums.
    await rclone('check', '--download', from, `${remote}press-kit/there`)
    const again = await rclone('sync', '-v', from, `${remote}press-kit/there`)
    expect(again.stderr).toContain('There was nothing to transfer')
    await rclone('moveto', `${remote}press-kit/there/large.bin`, `${remote}press-kit/moved.bin`)
    await rclone('copyto', `${remote}press-kit/moved.bin`, join(folder, 'back.bin'))
    expect(readFileSync(join(folder, 'back.bin')).equals(readFileSync(join(from, 'large.bin')))).toBe(true)
    // Times of files are kept as metadata of objects.
    expect(statSync(join(folder, 'back.bin')).mtimeMs).toBeCloseTo(
      statSync(join(from, 'large.bin')).mtimeMs,
      -1,
    )
    await rclone('purge', `${remote}press-kit/there`)
    expect((await rclone('lsf', '-R', `${remote}press-kit`)).stdout.trim()).toBe('moved.bin')
  },
)
