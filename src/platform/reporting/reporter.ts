/** One fact worth telling the operator. */
export interface Report {
  name: string
  message: string
  detail?: Record<string, string | number | boolean>
}

/** How often an error of one name is reported at most (specification section 8, reporting). */
const caps: Readonly<Record<string, number>> = {
  ApiConnectionError: 20,
  ApiContentTypeError: 20,
  ApiTimeoutError: 10,
}

export interface Reporter {
  /** Sends a report unless its cap is reached or it is one of the ignored notices. */
  report: (report: Report) => void
  /** The same, at most once per name and message: for oddities in data that would repeat with every row. */
  reportOnce: (report: Report) => void
}

/** Counts, filters and hands on. The sink decides where reports go; without one they are lines in the console. */
export function createReporter(send: (report: Report) => void): Reporter {
  const counts = new Map<string, number>()
  const said = new Set<string>()
  const report = (each: Report): void => {
    if (/ResizeObserver loop/.test(each.message)) return
    const count = (counts.get(each.name) ?? 0) + 1
    counts.set(each.name, count)
    if (count <= (caps[each.name] ?? Infinity)) send(each)
  }
  return {
    report,
    reportOnce: (each) => {
      const key = `${each.name}: ${each.message}`
      if (said.has(key)) return
      said.add(key)
      report(each)
    },
  }
}
