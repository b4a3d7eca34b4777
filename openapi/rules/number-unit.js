import { typesOf } from './schema-type.js'

/** What a number counts. `varies` is for numbers whose unit another property names. */
const UNITS = [
  'MB',
  'GB',
  'bytes',
  'seconds',
  'hours',
  'count',
  'percent',
  'money',
  'money-per-hour',
  'money-per-month',
  'port',
  'epoch-seconds',
  'id',
  'rate',
  'order',
  'prefix-length',
  'vlan',
  'varies',
]

/** Every number says its unit in `x-unit`; numeric enums do not, their values are described one by one. */
export function numberUnit() {
  return {
    Schema(schema, { report, location }) {
      const unit = schema['x-unit']
      const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number')
      if (isNumber && !schema.enum && unit === undefined)
        report({ message: 'The number has no x-unit.', location })
      if (unit === undefined) return
      const at = location.child(['x-unit'])
      if (!isNumber) report({ message: 'x-unit is for numbers.', location: at })
      if (!UNITS.includes(unit))
        report({ message: `The unit "${unit}" is not one of ${UNITS.join(', ')}.`, location: at })
      if ((unit === 'epoch-seconds') !== (schema.format === 'epoch-seconds')) {
        report({ message: 'The unit epoch-seconds and the format epoch-seconds go together.', location: at })
      }
    },
  }
}
