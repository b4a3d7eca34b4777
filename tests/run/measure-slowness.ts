/** Milliseconds that `work` takes on an idle machine of two cores, such as the budgets are measured on. */
const onIdleMachine = 215

/** Typical work of tests, without files and network: parses, sorts and writes texts. */
function work(): number {
  let length = 0
  for (let round = 0; round < 200; round += 1) {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ id: index * 7919, name: `row ${index}` }))
    rows.sort((one, other) => one.name.localeCompare(other.name))
    length += JSON.stringify(JSON.parse(JSON.stringify(rows))).length
  }
  return length
}

/** How much slower than an idle machine this one is now: 1 to 5. Takes about a second. */
export function measureSlowness(): number {
  work()
  const start = performance.now()
  for (let times = 0; times < 3; times += 1) work()
  const took = (performance.now() - start) / 3
  return Math.min(5, Math.max(1, Math.round((took / onIdleMachine) * 10) / 10))
}
