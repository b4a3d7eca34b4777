import { describe, expect, it } from 'vitest'
import type { DeploymentHeaders } from '../../../../codegen/headers/deployment-headers'
import { varyingHeaders } from '../../../../codegen/headers/server-rules'

const document = (
  name: 'main' | 'pay' | 'acting',
  paths: readonly string[],
  headers: Record<string, string>,
) => ({
  name,
  paths,
  headers,
})

const headers = (...documents: DeploymentHeaders['documents'][number][]): DeploymentHeaders => ({
  basePath: '/app',
  everyAnswer: { 'Referrer-Policy': 'no-referrer' },
  documents,
  warnings: [],
  problems: [],
})

describe('the headers that are not the same in all documents', () => {
  it('have a case for every path of another document, and the value of the main one for the rest', () => {
    const all = headers(
      document('pay', ['/app/pay', '/app/pay2'], { 'X-Frame': 'pay', 'X-Same': 'a' }),
      document('main', ['/app'], { 'X-Frame': 'main', 'X-Same': 'a' }),
    )
    expect(varyingHeaders(all)).toEqual([
      {
        header: 'X-Frame',
        variable: 'console_x_frame',
        cases: [
          { path: '/app/pay', value: 'pay' },
          { path: '/app/pay2', value: 'pay' },
        ],
        otherwise: 'main',
      },
    ])
  })

  it('may be missing in one of them', () => {
    const all = headers(
      document('acting', ['/app/acting'], {}),
      document('pay', ['/app/pay'], { 'X-Pay': 'yes' }),
      document('main', ['/app'], {}),
    )
    expect(varyingHeaders(all)).toEqual([
      {
        header: 'X-Pay',
        variable: 'console_x_pay',
        cases: [
          { path: '/app/acting', value: '' },
          { path: '/app/pay', value: 'yes' },
        ],
        otherwise: '',
      },
    ])
  })

  it('are none where there is one document, or all agree', () => {
    expect(varyingHeaders(headers(document('main', ['/app'], { 'X-Frame': 'main' })))).toEqual([])
    expect(
      varyingHeaders(
        headers(document('pay', ['/app/pay'], { 'X-A': '1' }), document('main', ['/app'], { 'X-A': '1' })),
      ),
    ).toEqual([])
  })
})
