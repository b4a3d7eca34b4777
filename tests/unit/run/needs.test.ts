import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { needs } from '../../run/needs'

it('a test that needs a package runs only where its program is', () => {
  const { PATH } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  onTestFinished(() => {
    process.env['PATH'] = PATH
    rmSync(folder, { recursive: true })
  })
  process.env['PATH'] = folder
  expect(needs('awscli')).toEqual({ skip: true, meta: { needs: 'awscli' } })
  writeFileSync(join(folder, 'aws'), '')
  expect(needs('awscli')).toEqual({ skip: false, meta: { needs: 'awscli' } })
})
