import { closeSync, fstatSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Another process has the database file open. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
}

const openHere = new Set<string>()

/**
 * Claims a database file for this process and returns the release function. SQLite's WebAssembly build locks with a
 * directory, which a killed process leaves behind and which cannot be distinguished from a live lock. Therefore a small
 * file names the owner and its own inode: while that process lives the claim is refused; afterwards its leftovers are
 * removed, and SQLite finishes or rolls back the interrupted transaction. In a copied folder the inode differs, so the
 * copy of the file claims nothing.
 * @throws DatabaseInUseError while another process, or another sandbox in this one, has the file open
 */
export function claimDatabaseFile(file: string): () => void {
  const path = resolve(file)
  const ownerFile = `${path}.owner`
  if (openHere.has(path)) throw new DatabaseInUseError(`The database ${file} is already open in this process`)
  if (!createOwnerFile(ownerFile)) {
    const [owner = '', inode] = readFileSync(ownerFile, 'utf8').split('\n')
    const pid = Number.parseInt(owner, 10)
    const isCopied = inode !== inodeOf(ownerFile)
    if (!isCopied && pid !== process.pid && describeProcess(pid) === owner) {
      throw new DatabaseInUseError(`The database ${file} is in use by process ${pid}`)
    }
    rmSync(ownerFile, { force: true })
    if (!createOwnerFile(ownerFile))
      throw new DatabaseInUseError(`The database ${file} was just opened by another process`)
  }
  rmSync(`${path}.lock`, { recursive: true, force: true })
  openHere.add(path)
  return () => {
    openHere.delete(path)
    rmSync(ownerFile, { force: true })
  }
}

const inodeOf = (path: string): string => `${statSync(path, { bigint: true }).ino}`

function createOwnerFile(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    try {
      const owner = describeProcess(process.pid) ?? `${process.pid}`
      writeFileSync(file, `${owner}\n${fstatSync(file, { bigint: true }).ino}`)
    } finally {
      closeSync(file)
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    rmSync(path, { force: true })
    throw error
  }
}

/** Process id with its start time if the system provides it, since ids are reused; undefined when it is gone. */
function describeProcess(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    return state === 'Z' ? undefined : `${pid} ${fields[19] ?? ''}`
  } catch {
    return isAlive(pid) ? `${pid}` : undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
