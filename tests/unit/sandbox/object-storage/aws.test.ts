import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { seconds } from '../../../run/time-limits'
import { createRunningClock } from '../../../../sandbox/clock'
import { needs } from '../../../run/needs'
import { accessKeyId, contentsOf, openStorage, secretAccessKey } from './support'

it(
  '[BUCKET-07 platform] the command line of AWS works with the object storage',
  { ...needs('awscli'), tags: ['wide'], timeout: seconds(120) },
  async () => {
    const { origin, text } = await openStorage({ clock: createRunningClock() })
    const folder = mkdtempSync(join(tmpdir(), 'aws-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const aws = async (...args: string[]): Promise<string> =>
      (
        await promisify(execFile)('aws', ['--endpoint-url', origin, '--region', 'us-east-1', ...args], {
          env: {
            ...process.env,
            AWS_ACCESS_KEY_ID: accessKeyId,
            AWS_SECRET_ACCESS_KEY: secretAccessKey,
            HOME: folder,
          },
        })
      ).stdout
    const big = join(folder, 'big')
    writeFileSync(big, 'b'.repeat(9 * 2 ** 20))
    await aws('s3', 'cp', big, 's3://press-kit/in parts/big')
    await aws('s3', 'mv', 's3://press-kit/in parts/big', 's3://press-kit/moved')
    await aws('s3', 'cp', 's3://press-kit/moved', join(folder, 'back'))
    expect(readFileSync(join(folder, 'back')).equals(readFileSync(big))).toBe(true)
    expect(await aws('s3', 'ls', 's3://press-kit/')).toContain('moved')
    await aws('s3api', 'delete-objects', '--bucket', 'press-kit', '--delete', 'Objects=[{Key=moved}]')
    expect(contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')).toEqual([])
  },
)
