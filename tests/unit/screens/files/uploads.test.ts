import { describe, expect, it } from 'vitest'
import type { UploadRecord } from '../../../../src/platform/uploads/upload-records'
import { S3Failure } from '../../../../src/screens/files/s3/s3-failure'
import { conflictsOf, resolveConflicts } from '../../../../src/screens/files/uploads/conflicts'
import { missingParts, partSizeOf, planParts } from '../../../../src/screens/files/uploads/plan-parts'
import { sendFile, type UploadClient } from '../../../../src/screens/files/uploads/send-file'
import { createSpeedMeter } from '../../../../src/screens/files/uploads/speed-meter'
import { takenKeys } from '../../../../src/screens/files/uploads/taken-keys'

const MiB = 2 ** 20

/** A file of a size without content. */
function fileOf(size: number, name = 'film.bin'): File {
  const file = new File([], name, { lastModified: 5 })
  return Object.defineProperties(file, {
    size: { value: size },
    slice: { value: (start: number, end: number) => ({ size: end - start }) },
  })
}

/** A storage in memory; the next parts fail with `failures`, in turn. */
function storage(failures: (S3Failure | undefined)[] = [], replaces = false) {
  const uploads = new Map<string, Map<number, number>>()
  const done: { key: string; sizes: number[] }[] = []
  const sent: number[] = []
  const rules: (boolean | undefined)[] = []
  const client: UploadClient = {
    bucket: 'b',
    wasPublic: async () => true,
    put: async (key, body, _type, { isPublic } = {}) => {
      rules.push(isPublic)
      const failure = failures.shift()
      if (failure) throw failure
      done.push({ key, sizes: [(body as Blob).size] })
      return '"e"'
    },
    begin: async (_key, _type, isPublic) => {
      rules.push(isPublic)
      const id = `u${uploads.size + 1}`
      uploads.set(id, new Map())
      return id
    },
    putPart: async (_key, id, number, body) => {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(number)
      uploads.get(id)?.set(number, body.size)
      return `"${number}"`
    },
    parts: async (_key, id) => {
      const parts = uploads.get(id)
      if (!parts) throw new S3Failure(404, 'NoSuchUpload', '')
      return [...parts].map(([number, size]) => ({ number, size, etag: `"${number}"` }))
    },
    complete: async (key, id, parts) => {
      done.push({ key, sizes: parts.map(({ size }) => size) })
      uploads.delete(id)
    },
  }
  const kept = new Map<string, UploadRecord>()
  const waits: number[] = []
  const surroundings = {
    inTurn: async <T>(work: () => Promise<T>) => work(),
    pause: async (attempt: number) => void waits.push(attempt),
    records: {
      find: async (_bucket: string, key: string) => kept.get(key),
      keep: async (record: UploadRecord) => void kept.set(record.key, record),
      forget: async (_bucket: string, key: string) => void kept.delete(key),
    },
  }
  const send = (
    file: File,
    signal = new AbortController().signal,
    onSent: (bytes: number) => void = () => undefined,
  ) => sendFile(client, { key: 'film.bin', file, replaces }, surroundings, signal, onSent)
  return { uploads, rules, done, sent, kept, waits, send }
}

const broken = new S3Failure(0, '', 'cut')

describe('parts of an upload', () => {
  it('[BUCKET-07] [BUCKET-10] are whole MiB, at least 8, and about 9,000 at most', () => {
    expect(partSizeOf(1)).toBe(8 * MiB)
    expect(planParts(17 * MiB, 8 * MiB).map(({ end, start }) => end - start)).toEqual([8 * MiB, 8 * MiB, MiB])
    for (const size of [8 * MiB + 1, 72_000 * MiB, 5 * 2 ** 40]) {
      const planned = planParts(size, partSizeOf(size))
      expect([planned.length <= 9000, planned.at(-1)?.end]).toEqual([true, size])
    }
  })

  it('[BUCKET-07] are sent again unless the storage has them in exactly the right size', () => {
    const planned = planParts(20 * MiB, 8 * MiB)
    const stored = [
      { number: 1, size: 8 * MiB },
      { number: 2, size: 5 },
      { number: 9, size: 8 * MiB },
    ]
    expect(missingParts(planned, stored).map(({ number }) => number)).toEqual([2, 3])
  })
})

describe('sending a file', () => {
  it('[BUCKET-07] goes at once when it is small, and with retries of what may pass', async () => {
    const { done, waits, send } = storage([broken, new S3Failure(503, 'SlowDown', '')])
    await send(fileOf(5))
    expect([done, waits]).toEqual([[{ key: 'film.bin', sizes: [5] }], [1, 2]])
  })

  it('[BUCKET-07] puts parts together in order, tells what is sent, and leaves no record', async () => {
    const told: number[] = []
    const { done, kept, uploads, send } = storage([undefined, broken])
    await send(fileOf(20 * MiB), undefined, (bytes) => told.push(bytes))
    expect(done).toEqual([{ key: 'film.bin', sizes: [8 * MiB, 8 * MiB, 4 * MiB] }])
    expect([told.at(-1), kept.size, uploads.size]).toEqual([20 * MiB, 0, 0])
  })

  it('[BUCKET-07] gives up after five tries, at once when refused, and goes on with the same file only', async () => {
    const first = storage([undefined, new S3Failure(403, 'AccessDenied', '')])
    await expect(first.send(fileOf(20 * MiB))).rejects.toMatchObject({ code: 'AccessDenied' })
    expect([first.kept.size, first.waits]).toEqual([1, []])
    first.sent.length = 0
    await first.send(fileOf(20 * MiB))
    expect([first.sent, first.done.length]).toEqual([[2], 1])

    const other = storage([undefined, ...Array.from({ length: 15 }, () => broken)])
    await expect(other.send(fileOf(20 * MiB))).rejects.toMatchObject({ status: 0 })
    other.sent.length = 0
    await other.send(fileOf(21 * MiB))
    expect(other.sent.toSorted((one, another) => one - another)).toEqual([1, 2, 3])
  })

  it('[BUCKET-07] begins anew when the storage has given the upload up', async () => {
    const { uploads, kept, sent, send } = storage()
    kept.set('film.bin', {
      bucket: 'b',
      key: 'film.bin',
      uploadId: 'gone',
      size: 20 * MiB,
      modified: 5,
      partSize: 8 * MiB,
    })
    await send(fileOf(20 * MiB))
    expect([sent, uploads.size]).toEqual([[1, 2, 3], 0])
  })

  it('[BUCKET-07] is public where it takes the place of a public file, and private where it is new', async () => {
    const rulesFor = async (replaces: boolean) => {
      const { rules, send } = storage([], replaces)
      await send(fileOf(1))
      await send(fileOf(20 * MiB))
      return rules
    }
    expect(await rulesFor(true)).toEqual([true, true])
    expect(await rulesFor(false)).toEqual([false, false])
  })

  it('[BUCKET-07] sends nothing more once it was paused', async () => {
    const { sent, send } = storage()
    const abort = new AbortController()
    abort.abort()
    await expect(send(fileOf(20 * MiB), abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toEqual([])
  })
})

describe('files whose names are taken', () => {
  const wanted = ['a.txt', 'dir/b.tar.gz', 'c', 'Käse'].map((key) => ({ key, file: fileOf(1, key) }))
  const taken = ['a.txt', 'a (2).txt', 'dir/b.tar.gz', 'Ka\u0308se']
  const keysAfter = (choice: 'replace' | 'keep' | 'skip') =>
    resolveConflicts(wanted, taken, choice).map(({ key }) => key)

  it('[BUCKET-07] are found, also when letters are composed in another way', () => {
    expect(conflictsOf(wanted, taken).map(({ key }) => key)).toEqual(['a.txt', 'dir/b.tar.gz', 'Käse'])
  })

  it('[BUCKET-07] replace, get a number or are skipped', () => {
    expect(keysAfter('replace')).toEqual(['a.txt', 'dir/b.tar.gz', 'c', 'Ka\u0308se'])
    expect(keysAfter('keep')).toEqual(['a (3).txt', 'dir/b (2).tar.gz', 'c', 'Käse (2)'])
    expect(keysAfter('skip')).toEqual(['c'])
  })

  it('[BUCKET-07] are those of a file before them too, and no two files get one key', () => {
    const named = (key: string, name: string) => ({ key, file: fileOf(1, name) })
    const several = [named('x (2)', 'one'), named('x', 'two'), named('x', 'three'), named('y', 'four')]
    const names = (choice: 'replace' | 'keep' | 'skip', there: readonly string[] = []) =>
      resolveConflicts(several, there, choice).map(({ key, file }) => `${key}: ${file.name}`)
    expect(conflictsOf(several, []).map(({ file }) => file.name)).toEqual(['three'])
    expect(names('skip')).toEqual(['x (2): one', 'x: two', 'y: four'])
    expect(names('replace')).toEqual(['x (2): one', 'x: three', 'y: four'])
    expect(names('keep')).toEqual(['x (2): one', 'x: two', 'x (3): three', 'y: four'])
    expect(names('keep', ['x'])).toEqual(['x (2): one', 'x (3): two', 'x (4): three', 'y: four'])
  })

  it('[BUCKET-07] are told that they take the place of something, where they do', () => {
    expect(resolveConflicts(wanted, taken, 'replace').map(({ replaces = false }) => replaces)).toEqual([
      ...[true, true, false, true],
    ])
  })

  it('[BUCKET-07] are looked for in the folder and in chosen folders that exist', async () => {
    const asked: string[] = []
    const list = async (prefix: string) => {
      asked.push(prefix)
      const object = (key: string) => ({ key, size: 1, modified: 0, etag: '' })
      return prefix === 'p/'
        ? { objects: [object('p/a')], folders: ['p/old/'], odd: [], next: undefined }
        : { objects: [object('p/old/x/y')], folders: [], odd: [], next: undefined }
    }
    expect(await takenKeys({ list }, 'p/', ['p/a', 'p/old/z', 'p/new/z'])).toEqual(['p/a', 'p/old/x/y'])
    expect(asked).toEqual(['p/', 'p/old/'])
  })
})

describe('the speed of uploads', () => {
  it('[BUCKET-07] is that of the last five seconds, and unknown at first and after nothing was sent', () => {
    const meter = createSpeedMeter()
    expect(meter.speed(0)).toBeUndefined()
    meter.add(500, 10_000)
    expect(meter.speed(10_500)).toBeUndefined()
    meter.add(1500, 11_000)
    expect(meter.speed(12_000)).toBe(1000)
    meter.add(4000, 15_500)
    expect(meter.speed(15_500)).toBe(1100)
    expect(meter.speed(20_600)).toBeUndefined()
    meter.add(100, 30_000)
    expect([meter.speed(30_500), meter.speed(31_000)]).toEqual([undefined, 100])
  })
})
