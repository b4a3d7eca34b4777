import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestOptions } from 'vitest'

/** Packages of Debian with the program that some tests start. */
const programs = {
  'openssh-server': 'sshd',
  prometheus: 'prometheus',
  awscli: 'aws',
  rclone: 'rclone',
} as const

/** A package that not every machine has. */
export type NeededPackage = keyof typeof programs

declare module 'vitest' {
  interface TaskMeta {
    /** The package a test needs. */
    needs?: NeededPackage
  }
}

/** Folders of servers, which are often not in PATH. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin']

/** Path of the program of a package; undefined where it is not installed. */
export function findProgram(name: NeededPackage): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders]
  return folders.map((folder) => join(folder, programs[name])).find((place) => existsSync(place))
}

/** Options of a test that needs a package. Where it is missing the test does not run, and `npm test` names the package. */
export function needs(name: NeededPackage): TestOptions {
  return { skip: findProgram(name) === undefined, meta: { needs: name } }
}
