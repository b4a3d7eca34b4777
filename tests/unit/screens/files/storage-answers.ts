import { vi } from 'vitest'
import { isRecord } from '../../../../src/lib/is-record'

/** XML of a value: an element per member, and per item of a list. */
function xmlOf(value: unknown): string {
  if (!isRecord(value)) return value === null || value === undefined ? '' : `${String(value)}`
  return Object.entries(value)
    .flatMap(([name, each]) =>
      (Array.isArray(each) ? each : [each]).map((item) => `<${name}>${xmlOf(item)}</${name}>`),
    )
    .join('')
}

/** Answers calls over S3 with the document of a parameter in the address, or an empty one. */
export function answerAsStorage(documents: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly status = 200
      readonly upload = new EventTarget()
      responseText = ''
      responseXML: Document | null = null
      open(_: string, address: string): void {
        const asked = new URL(address).searchParams
        const found = Object.entries(documents).find(([name]) => asked.has(name))
        this.responseText = `<Answer>${xmlOf(found?.[1])}</Answer>`
        this.responseXML = new DOMParser().parseFromString(this.responseText, 'application/xml')
      }
      setRequestHeader(): void {}
      abort(): void {
        this.dispatchEvent(new Event('abort'))
      }
      getAllResponseHeaders(): string {
        return 'content-type: application/xml\r\nx-amz-tagging-count: 1'
      }
      send(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('load')))
      }
    },
  )
}
