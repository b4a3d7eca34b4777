/** Formats the description may use; the table of openapi/README.md says what each means. */
const FORMATS = [
  'cidr',
  'currency',
  'date-time',
  'email',
  'epoch-seconds',
  'hostname',
  'ipv4',
  'ipv6',
  'multiline',
  'password',
  'platform-date-time',
  'ssh-public-key',
  'uri',
  'uuid',
]

/** Formats come from a closed list, since every one of them needs a validator, a cell and a form control. */
export function formatKnown() {
  return {
    Schema(schema, { report, location }) {
      if (schema.format === undefined || FORMATS.includes(schema.format)) return
      report({
        message: `The format "${schema.format}" is not one of ${FORMATS.join(', ')}.`,
        location: location.child(['format']),
      })
    },
  }
}
