// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'getCurrentPrices',
      method: 'GET',
      path: '/pricing/list/current',
      title: 'Read price list',
      text: [['Current prices by currency, location and pool, before VAT.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The prices.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'CurrencyPrices' } },
          examples: [
            {
              id: 'prices',
              title: 'Prices in euro',
              value: [
                {
                  currency: 'EUR',
                  prices: [
                    {
                      location: null,
                      pool_uuid: null,
                      resource_types: [
                        {
                          resource_type: 'CPU',
                          resource_prices: [
                            { description: 'vCPU', price_per_unit: 0.00547945, price_per_unit_month: 4 },
                            {
                              description: 'vCPU of large machines',
                              price_per_unit: 0.00513699,
                              price_per_unit_month: 3.75,
                              num_cpus_from: 16,
                            },
                          ],
                        },
                        {
                          resource_type: 'RAM',
                          resource_prices: [{ description: 'Memory', price_per_unit: 0.00246575, price_per_unit_month: 1.8 }],
                        },
                        {
                          resource_type: 'STORAGE',
                          resource_prices: [{ description: 'Primary disk', price_per_unit: 0.00010959, price_per_unit_month: 0.08 }],
                        },
                        {
                          resource_type: 'BLOCK_STORAGE',
                          resource_prices: [
                            { description: 'Disk', price_per_unit: 0.00010959, price_per_unit_month: 0.08 },
                            {
                              description: 'Disk from 1 TB',
                              price_per_unit: 0.00009589,
                              price_per_unit_month: 0.07,
                              gigabytes_from: 1000,
                            },
                          ],
                        },
                        {
                          resource_type: 'BLOCK_STORAGE_BACKUP',
                          resource_prices: [
                            {
                              description: 'Automatic backup',
                              price_per_unit: 0.00003288,
                              price_per_unit_month: 0.024,
                            },
                          ],
                        },
                        {
                          resource_type: 'BLOCK_STORAGE_SNAPSHOT',
                          resource_prices: [{ description: 'Snapshot', price_per_unit: 0.0000411, price_per_unit_month: 0.03 }],
                        },
                        {
                          resource_type: 'WINDOWS_LICENSE',
                          resource_prices: [
                            { description: 'Windows licence', price_per_unit: 0.00616438, price_per_unit_month: 4.5 },
                          ],
                        },
                        {
                          resource_type: 'OBJECT_STORAGE',
                          resource_prices: [
                            { description: 'Object storage', price_per_unit: 0.0000274, price_per_unit_month: 0.02 },
                          ],
                        },
                        {
                          resource_type: 'UNASSIGNED_FLOATING_IP',
                          resource_prices: [
                            {
                              description: 'Floating IP without use',
                              price_per_unit: 0.00328767,
                              price_per_unit_month: 2.4,
                            },
                          ],
                        },
                        {
                          resource_type: 'ASSIGNED_FLOATING_IP',
                          resource_prices: [{ description: 'Floating IP', price_per_unit: 0.00328767, price_per_unit_month: 2.4 }],
                        },
                        {
                          resource_type: 'LOAD_BALANCER',
                          resource_prices: [{ description: 'Load balancer', price_per_unit: 0.01643836, price_per_unit_month: 12 }],
                        },
                        {
                          resource_type: 'BARE_METAL_SERVER',
                          resource_prices: [{ description: 'Leased server', price_per_unit: 0.24520548, price_per_unit_month: 179 }],
                        },
                      ],
                    },
                    {
                      location: 'tll',
                      pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                      resource_types: [
                        {
                          resource_type: 'BLOCK_STORAGE',
                          resource_prices: [{ description: 'Standard SSD', price_per_unit: 0.00008219, price_per_unit_month: 0.06 }],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getPricePolicy',
      method: 'GET',
      path: '/pricing/policy',
      title: 'Read price list of older clients',
      text: [
        [
          'Current prices per hour, before VAT, in one list. Rows with a threshold apply from that quantity on. Prices apply in every location; prices of single locations and pools are not included. Needs no key.',
        ],
      ],
      beyond: true,
      open: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The prices.']],
          content: 'application/json',
          type: { schema: 'PricePolicy' },
          examples: [
            {
              id: 'policy',
              title: 'Processors and a licence',
              value: {
                policy: [
                  {
                    policyId: 1,
                    resourceType: 'CPU',
                    price: 0.00547945,
                    pricePerUnit: 0.00547945,
                    serviceNameUserFriendly: 'vCPU',
                    serviceNameInUptime: 'main',
                  },
                  {
                    policyId: 2,
                    resourceType: 'CPU',
                    price: 0.00513699,
                    pricePerUnit: 0.00513699,
                    serviceNameUserFriendly: 'vCPU of large machines',
                    serviceNameInUptime: 'main',
                    numCpus: 16,
                  },
                  {
                    policyId: 9,
                    resourceType: 'LICENSE',
                    price: 0.00616438,
                    pricePerUnit: 0.00616438,
                    serviceNameUserFriendly: 'Windows licence',
                    serviceNameInUptime: 'windows',
                  },
                ],
              },
            },
          ],
        },
      },
      errors: { '404': 'NotFound', '500': 'ServerError', '502': 'BadGateway', '504': 'GatewayTimeout' },
      uses: [],
    },
  ],
  schemas: {
    CurrencyPrices: {
      text: [['The price list in one currency.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'currency',
            required: true,
            text: [['Currency of every amount in ', { code: 'prices' }, '.']],
            type: { is: ['string'], format: 'currency', minLength: 3, maxLength: 3 },
          },
          {
            name: 'prices',
            required: true,
            text: [['Prices by location and pool.']],
            type: { is: ['array'], items: { schema: 'PlacePrices' } },
          },
        ],
      },
      usedBy: ['getCurrentPrices'],
    },
    PlacePrices: {
      text: [
        [
          'Prices that apply in one location or pool. For each resource type the most specific entry that lists it applies: location and pool, then location, then the entry without either.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'location',
            text: [['Slug of the location; ', { code: 'null' }, ' or absent means everywhere.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'pool_uuid',
            text: [
              [
                'Pool within the location - a storage pool for the storage types, a host pool for the others; ',
                { code: 'null' },
                ' or absent means every pool.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'resource_types',
            required: true,
            text: [['Prices by resource type.']],
            type: { is: ['array'], items: { schema: 'ResourceTypePrices' } },
          },
        ],
      },
      usedBy: ['getCurrentPrices'],
    },
    PolicyRow: {
      text: [
        [
          'One price. If rows of a resource type have thresholds, the one with the highest threshold applies.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'policyId',
            required: true,
            text: [['Identity of the row.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'resourceType',
            required: true,
            text: [
              [
                'Resource type that is priced; a value of ',
                { schema: 'PricedResourceType' },
                ', or LICENSE.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'price',
            required: true,
            text: [['Price of one unit for one hour.']],
            type: { is: ['number'], unit: 'money-per-hour' },
          },
          {
            name: 'pricePerUnit',
            text: [
              [
                'Same value as ',
                { code: 'price' },
                ', under the name some deployments use. May be absent.',
              ],
            ],
            type: { is: ['number'], unit: 'money-per-hour' },
          },
          {
            name: 'serviceNameUserFriendly',
            text: [['Human-readable name.']],
            type: { is: ['string'] },
          },
          {
            name: 'serviceNameInUptime',
            text: [['The kind of storage or licence. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'numCpus',
            text: [['Number of virtual processors from which the row applies. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'count' },
          },
          {
            name: 'megsRam',
            text: [['Memory in MB from which the row applies. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'MB' },
          },
          {
            name: 'gigsStorage',
            text: [['Storage in GB from which the row applies. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'GB' },
          },
        ],
      },
      usedBy: ['getPricePolicy'],
    },
    PricePolicy: {
      text: [['The price list in the format of older clients.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'policy',
            required: true,
            text: [['The prices.']],
            type: { is: ['array'], items: { schema: 'PolicyRow' } },
          },
        ],
      },
      usedBy: ['getPricePolicy'],
    },
    ResourcePrice: {
      text: [['A price per unit, before VAT.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'price_per_unit',
            required: true,
            text: [['Price of one unit for one hour.']],
            type: { is: ['number'], unit: 'money-per-hour' },
          },
          {
            name: 'price_per_unit_month',
            text: [['Price of one unit for a month of 730 hours. May be absent.']],
            type: { is: ['number'], unit: 'money-per-month' },
          },
          {
            name: 'description',
            text: [['Human-readable description of the row. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'num_cpus_from',
            text: [
              [
                'Number of virtual processors from which the row applies. Absent on rows without a threshold.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'count' },
          },
          {
            name: 'gigabytes_from',
            text: [
              [
                'Memory or storage in GB from which the row applies. Absent on rows without a threshold.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'GB' },
          },
        ],
      },
      usedBy: ['getCurrentPrices'],
    },
    ResourceTypePrices: {
      text: [['Prices of one resource type.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'resource_type',
            required: true,
            text: [['Resource type that is priced.']],
            type: { schema: 'PricedResourceType' },
          },
          {
            name: 'resource_prices',
            required: true,
            text: [
              [
                'Price rows. If rows have thresholds, the row with the highest threshold not above the quantity applies to the whole quantity; a row without a threshold applies from zero.',
              ],
            ],
            type: { is: ['array'], items: { schema: 'ResourcePrice' } },
          },
        ],
      },
      usedBy: ['getCurrentPrices'],
    },
  },
}
