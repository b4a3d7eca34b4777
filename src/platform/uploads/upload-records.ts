/** Data to continue an upload after a reload; no secret, and not the file, which is chosen again. */
export interface UploadRecord {
  readonly bucket: string
  readonly key: string
  readonly uploadId: string
  /** Size in bytes and last change of the file, in ms since 1970: another file is not appended. */
  readonly size: number
  readonly modified: number
  readonly partSize: number
}

const databaseName = 'console-uploads'
const storeName = 'uploads'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: ['bucket', 'key'] })
    })
    request.addEventListener('success', () => {
      // Must not block the deletion at the end of the session.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database cannot be opened')),
    )
  })
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(storeName, mode).objectStore(storeName))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The database does not answer')),
      )
    })
  } finally {
    database.close()
  }
}

/** Uploads that can continue after a reload, kept in this browser until the session ends. */
export const uploadRecords = {
  find: async (bucket: string, key: string): Promise<UploadRecord | undefined> => {
    const found: unknown = await within<unknown>('readonly', (store) => store.get([bucket, key]))
    return found === undefined ? undefined : (found as UploadRecord)
  },
  keep: async (record: UploadRecord): Promise<void> => {
    await within('readwrite', (store) => store.put(record))
  },
  forget: async (bucket: string, key: string): Promise<void> => {
    await within('readwrite', (store) => store.delete([bucket, key]))
  },
}

/** Deletes all records, at the end of the session; does nothing in a browser without IndexedDB. */
export function forgetUploadRecords(): void {
  const { indexedDB: databases }: { indexedDB?: IDBFactory } = globalThis
  databases?.deleteDatabase(databaseName)
}
