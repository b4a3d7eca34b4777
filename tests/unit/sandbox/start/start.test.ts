// @module-tag process
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { describe, expect, it, onTestFinished } from 'vitest'
import manifest from '../../../../package.json'
import { someOf } from '../../../run/some-of'
import { fakeNpm, freshProject, startedProject } from './project'

const installing = 'Installing packages (once, under a minute) …'
const generating = 'Generating from the API description and the manifests …'

describe('npm start', () => {
  it('installs, generates, builds and serves after a clone, and the second time only serves', async () => {
    const project = freshProject()
    const first = await project.start('--port', '0', '--down', 'jkt01')
    expect(first).toEqual({
      code: 0,
      said: [installing, generating, 'Building console and server …', 'Serving --port 0 --down jkt01'],
      errors: '',
    })
    const second = await project.start('--port', '0')
    expect(second.said).toEqual(['Serving --port 0'])
  })

  const changes: [what: string, file: string, said: string[]][] = [
    ['a changed component', 'src/app/main.tsx', ['Building console …']],
    ['a changed handler', 'sandbox/server.ts', ['Building server …']],
    ['a changed description', 'openapi/openapi.yaml', [generating]],
    ['a changed text', 'locales/en/console.json', [generating, 'Building console …']],
    ['a generated file changed by hand', 'src/generated/resource-index.ts', [generating]],
  ]
  it.each(someOf(changes, 3))('makes anew what depends on %s', async (_what, file, said) => {
    const project = await startedProject()
    project.write(file, '// changed')
    expect((await project.start()).said.slice(0, -1)).toEqual(said)
    expect((await project.start()).said).toEqual(['Serving'])
  })

  it('installs again when the lock changes, and after a broken-off installation', async () => {
    const project = await startedProject()
    const lock = { packages: { '': {}, 'node_modules/thing': { version: '1.0.1' } } }
    project.write('package-lock.json', JSON.stringify(lock))
    expect((await project.start()).said[0]).toBe(installing)
    project.remove('node_modules/.package-lock.json')
    expect((await project.start()).said).toEqual([installing, 'Serving'])
    expect(readFileSync(join(project.folder, 'npm-calls.txt'), 'utf8').match(/^ci /gm)).toHaveLength(3)
  })

  it('does not ask for packages of other systems', async () => {
    const project = await startedProject()
    const packages = { 'node_modules/thing': { version: '1.0.0' }, 'node_modules/mac': { optional: true } }
    project.write('node_modules/.package-lock.json', JSON.stringify({ packages }))
    project.write('package-lock.json', JSON.stringify({ packages }))
    expect((await project.start()).said).not.toContain(installing)
  })

  it('does not trust what a failed build left', async () => {
    const project = await startedProject()
    const build = readFileSync(join(project.folder, 'codegen/vite/build.ts'), 'utf8')
    project.write('codegen/vite/build.ts', 'process.exit(1)')
    expect((await project.start()).code).toBe(1)
    project.write('codegen/vite/build.ts', build)
    expect((await project.start()).said).toEqual([generating, 'Building console and server …', 'Serving'])
  })
})

describe('npm start that cannot', () => {
  const again = 'then start again.'

  it.each([
    ['ENOTFOUND', 'registry'],
    ['ECONNREFUSED', 'registry'],
    ['EAI_AGAIN', 'registry'],
    ['ETIMEDOUT', 'registry'],
  ])('names an unreachable registry (%s)', async (code) => {
    const project = freshProject()
    project.write(
      'bin/npm',
      `#!/bin/sh\necho "npm error code ${code}\nnpm error network no way" >&2\nexit 1\n`,
    )
    const advice = `npm's registry cannot be reached (${code}); check the network and npm's settings`
    expect(await project.start('--port', '0')).toEqual({
      code: 1,
      said: [installing],
      errors: `Installing the packages failed: ${advice}, ${again}`,
    })
  })

  it.each([
    ['npm error code ENOSPC', 'the disk is full; free some space'],
    ['npm error code EACCES', 'this folder may not be written to; check who owns it'],
    ['npm error code E401', "npm's registry refuses access (E401); check npm's settings"],
    [
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
      'package.json and package-lock.json do not fit together; restore them',
    ],
  ])('names what stopped npm: %s', async (line, advice) => {
    const project = freshProject()
    project.write('bin/npm', `#!/bin/sh\necho '${line}' >&2\nexit 1\n`)
    const { code, errors } = await project.start('--port', '0')
    expect([code, errors]).toEqual([1, `Installing the packages failed: ${advice}, ${again}`])
  })

  it('does not believe npm that it is done when the disk was full', async () => {
    const project = freshProject()
    const warning = 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write'
    project.write('bin/npm', `#!/bin/sh\necho '${warning}' >&2\n${fakeNpm}`)
    const { code, errors } = await project.start('--port', '0')
    const advice = 'the disk is full; free some space'
    expect([code, errors]).toEqual([1, `Installing the packages failed: ${advice}, ${again}`])
    expect((await project.start('--port', '0')).said).toEqual([installing])
  })

  it('shows the first line of any other failure of npm', async () => {
    const project = freshProject()
    project.write('bin/npm', `#!/bin/sh\necho "npm error code EODD\nnpm error It is odd." >&2\nexit 7\n`)
    const { code, errors } = await project.start('--port', '0')
    expect([code, errors]).toEqual([1, 'Installing the packages failed: It is odd.'])
  })

  it('names a full disk while building', async () => {
    const project = await startedProject()
    project.write('codegen/vite/build.ts', `throw new Error('ENOSPC: no space left on device, write')`)
    const { code, errors } = await project.start()
    expect([code, errors]).toEqual([1, `Building failed: the disk is full; free some space, ${again}`])
  })

  it('shows the problems of the manifests as they are', async () => {
    const project = await startedProject()
    const problem = 'resource-manifests/disk.ts › list.columns[0] › field-unknown: "nam" is not in Disk'
    project.write('codegen/run.ts', `console.error(${JSON.stringify(problem)}); process.exit(1)`)
    const { code, errors } = await project.start()
    expect([code, errors]).toEqual([1, problem])
  })

  it('sees a taken port before it works for minutes', async () => {
    const other = createServer()
    onTestFinished(() => {
      other.close()
    })
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const project = freshProject()
    expect(await project.start('--port', `${port}`)).toEqual({
      code: 1,
      said: [''],
      errors: `Port ${port} on 127.0.0.1 is taken; choose another with PORT or --port.`,
    })
    expect(existsSync(join(project.folder, 'npm-calls.txt'))).toBe(false)
  })
})

describe('the check of Node', () => {
  const engines = manifest.engines.node

  const source = readFileSync('sandbox/check-node.cjs', 'utf8')

  function check(version: string): { exit: number | undefined; said: string } {
    let exit: number | undefined
    let said = ''
    const process = { versions: { node: version }, exit: (code: number) => (exit = code) }
    const console = { error: (text: string) => (said = text) }
    // eslint-disable-next-line no-new-func -- the file must run by itself, before any module system is known
    new Function('process', 'console', source)(process, console)
    return { exit, said }
  }

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.11.0', '24.0.0', '26.1.0'])('lets %s pass', (version) => {
    expect(check(version)).toEqual({ exit: undefined, said: '' })
    expect(satisfies(version, engines)).toBe(true)
  })

  it.each(['8.17.0', '18.20.4', '20.18.3', '21.7.0', '22.11.0'])('refuses %s in one sentence', (version) => {
    const said = `Node ${version} does not fit: install Node 20.19 or 22.12, or a newer one.`
    expect(check(version)).toEqual({ exit: 1, said })
    expect(satisfies(version, engines)).toBe(false)
  })

  it('keeps to a syntax that any Node can read', () => {
    expect(source).not.toMatch(/=>|`|\b(const|let|class|import|async)\b|\?\.|\?\?/)
  })
})
