/** What a spreadsheet would take for a formula, full-width forms included (quality T8). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets know it is UTF-8. Numbers stay numbers; a text that could be
 * run is quoted.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
