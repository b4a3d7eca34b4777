/** Start of a text that spreadsheets would evaluate as a formula, including full-width forms (quality T8). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) with a UTF-8 byte order mark for spreadsheets. Numbers stay numbers; texts that could be
 * formulas are escaped.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
