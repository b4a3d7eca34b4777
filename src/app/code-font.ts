/** Fetches the font of code, which no list needs and nearly every record. What does not come leaves the fallback. */
export async function loadCodeFont(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--mono')
  await document.fonts.load(`1em ${family}`).catch(() => [])
}
