import { describe, expect, it } from 'vitest'
import { readBooks } from './charging/books'
import { type Client, openSandbox } from './support'

const latin = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('latin1')

async function pdfOf(client: Client, id: unknown): Promise<{ response: Response; text: string }> {
  const request = new Request(`http://sandbox.test/v1/payment/invoice/pdf?invoice_id=${String(id)}`, {
    headers: { apikey: 'demo-customer' },
  })
  const response = await client.sandbox.fetch(request)
  return { response, text: latin(await response.arrayBuffer()) }
}

/** The objects of a PDF by number, found through its table, as a reader finds them. */
function readObjects(pdf: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const table = pdf.slice(start).split('\n')
  expect(table[0]).toBe('xref')
  const count = Number(table[1]?.split(' ')[1])
  return Array.from({ length: count - 1 }, (_, index) => {
    const row = table[index + 3] ?? ''
    expect(row).toMatch(/^\d{10} 00000 n $/)
    const at = Number(row.slice(0, 10))
    const end = pdf.indexOf('\nendobj\n', at)
    const text = pdf.slice(at, end)
    expect(text.startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    return text.slice(`${index + 1} 0 obj\n`.length)
  })
}

describe('an invoice as PDF', () => {
  it('[INVOICE-08 platform] is a document whose parts are where its table says', async () => {
    const client = openSandbox()
    const [, unpaid] = (await readBooks(client, 120348)).invoices
    const { response, text } = await pdfOf(client, unpaid?.id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${unpaid?.name}.pdf"`)
    expect(text.startsWith('%PDF-1.7\n')).toBe(true)
    const objects = readObjects(text)
    expect(objects[0]).toContain('/Type /Catalog')
    for (const object of objects) {
      const [, length, stream] = /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(object) ?? []
      if (length !== undefined) expect(stream).toHaveLength(Number(length))
    }
  })

  it('[INVOICE-08 platform] says who it is for, what it is about and what to pay', async () => {
    const client = openSandbox()
    const [, unpaid] = (await readBooks(client, 120348)).invoices
    const { text } = await pdfOf(client, unpaid?.id)
    for (const part of [
      `Invoice for a top-up ${unpaid?.name}`,
      'P\u00f5hjala Robotics O\u00dc',
      'Telliskivi 60a',
      '10412 Tallinn Harju',
      'To be paid',
      'Due 2026-11-18',
      'Top-up, Credit added to the balance',
      '500.00',
      'VAT 24 %',
      '620.00',
    ])
      expect(text).toContain(`(${part})`)
  })

  it('[INVOICE-08 platform] goes on with another page when there are many lines', async () => {
    const client = openSandbox({ vms: 60 })
    client.advance(10 * 24 * 3600)
    const { invoices } = await readBooks(client, 120348)
    const november = invoices.find(({ type, status }) => type === 'cloud_services' && status !== 0)
    expect(november?.records_list.length).toBeGreaterThan(100)
    const { text } = await pdfOf(client, november?.id)
    const pages = readObjects(text).filter((object) => object.includes('/Type /Page '))
    expect(pages.length).toBeGreaterThan(2)
    expect(text).toContain(`page ${pages.length} of ${pages.length}`)
  })

  it('keeps a name with brackets, and writes letters it has no glyph for as best it can', async () => {
    const client = openSandbox()
    const name = 'A (b) \\ \u0160\u0113 \u20ac \u0424 \u{1f600}'
    const details = { customer_phone: '1', company_name: name }
    await client.put('/payment/billing_account?billing_account_id=120348', details)
    await client.post('/payment/credit/request_invoice', { billing_account_id: 120348, amount: 20 })
    const [, invoice] = (await readBooks(client, 120348)).invoices
    const { text } = await pdfOf(client, invoice?.id)
    expect(text).toContain('(A \\(b\\) \\\\ \u008ae \u0080 ? ?)')
    readObjects(text)
  })

  it('does not exist for an invoice of another user, or of the current month', async () => {
    const client = openSandbox()
    const other = await client.get('/payment/invoice/pdf?invoice_id=1')
    expect([other.status, other.text]).toEqual([404, '{"message":"Invoice not found"}'])
    expect((await client.get('/payment/invoice/pdf?invoice_id=current')).status).toBe(400)
  })
})
