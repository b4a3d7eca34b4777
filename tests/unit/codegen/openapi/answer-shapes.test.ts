import { expect, it } from 'vitest'
import { emitAnswerShapes } from '../../../../codegen/openapi/answer-shapes'
import { Description } from '../../../../codegen/openapi/description'

const description = new Description({
  paths: {
    '/invoices': {
      get: {
        operationId: 'listInvoices',
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Invoice' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Invoice: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          state: { type: 'string', enum: ['paid'] },
          made: { type: ['number', 'null'], format: 'epoch-seconds' },
          before: { anyOf: [{ $ref: '#/components/schemas/Invoice' }, { type: 'null' }] },
        },
      },
    },
  },
})

it('the shape of a read has types and limits; new values of an enum fit; what contains itself ends', () => {
  const files = emitAnswerShapes(description, 'api.yaml')
  const invoices = files.get('answers/listInvoices.ts') ?? ''
  expect(invoices).toContain(`AnswerShape<components['schemas']['Invoice']>`)
  expect(invoices).toContain(`id: { type: ['integer'] }`)
  expect(invoices).toContain(`state: { type: ['string'], maxLength: 100 }`)
  expect(invoices).toContain(
    `made: { type: ['number', 'null'], minimum: -8640000000000, maximum: 8640000000000 }`,
  )
  expect(invoices).toContain(`before: {}`)
  expect(files.get('answers/listCards.ts')).toContain('AnswerShape<unknown> = {}')
})
