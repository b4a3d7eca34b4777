import { S3Failure } from './s3-failure'

/** A call that is signed. */
interface SignedCall {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body?: Blob | string | undefined
  readonly signal?: AbortSignal | undefined
  /** Bytes of the body that were sent. */
  readonly onProgress?: ((sent: number) => void) | undefined
  /** The answer is a text, not a document. */
  readonly wantsText?: boolean | undefined
}

/** An answer. */
export interface S3Answer {
  readonly document: Document | null
  readonly text: string
  readonly header: (name: string) => string | null
}

/**
 * Sends a call. XMLHttpRequest reports how much was sent, and reads XML without `DOMParser`, which Trusted Types forbid.
 * @throws S3Failure if it is refused or not answered; a DOMException `AbortError` if it is aborted
 */
export function send(call: SignedCall): Promise<S3Answer> {
  const { method, url, headers, body, signal, onProgress, wantsText = false } = call
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    const abort = (): void => request.abort()
    const end = (): void => signal?.removeEventListener('abort', abort)
    if (onProgress) request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => {
      end()
      const known = headersOf(request)
      // An empty answer is not a document: a browser would make one for it that breaks the policy.
      const isDocument = known.get('content-type')?.includes('xml') === true && request.responseText !== ''
      const document = isDocument && !(wantsText && request.status < 300) ? request.responseXML : null
      const answer = {
        document,
        text: request.responseText,
        header: (name: string) => known.get(name) ?? null,
      }
      if (request.status < 300) resolve(answer)
      else reject(failureOf(request.status, document))
    })
    request.addEventListener('error', () => {
      end()
      reject(new S3Failure(0, '', 'The storage did not answer'))
    })
    request.addEventListener('abort', () => {
      end()
      reject(new DOMException('The call was given up', 'AbortError'))
    })
    if (signal?.aborted) {
      reject(new DOMException('The call was given up', 'AbortError'))
      return
    }
    signal?.addEventListener('abort', abort)
    request.send(body ?? null)
  })
}

/** Headers that the page may read; browsers report an attempt to read another one. */
function headersOf(request: XMLHttpRequest): ReadonlyMap<string, string> {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

function failureOf(status: number, document: Document | null): S3Failure {
  const failure = new S3Failure(status, textIn(document, 'Code'), textIn(document, 'Message'))
  return Object.assign(failure, { serverTime: textIn(document, 'ServerTime') })
}

/** The text of the first element of a name; empty without one. */
export function textIn(parent: Document | Element | null, name: string): string {
  return elementsIn(parent, name)[0]?.textContent ?? ''
}

/** All elements of a name below another. */
export function elementsIn(parent: Document | Element | null, name: string): Element[] {
  return parent ? [...parent.getElementsByTagName(name)] : []
}
