/** Something the person who started the program can mend; the message says what, in one sentence. */
export class Failure extends Error {}

const unreachable =
  /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

const causes = [
  [/\bENOSPC\b|no space left on device|database or disk is full/i, 'the disk is full; free some space'],
  [/\bEDQUOT\b/, 'the disk quota is used up; free some space'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'this folder may not be written to; check who owns it'],
]

const npmCauses = [
  [unreachable, (code) => `npm's registry cannot be reached (${code}); check the network and npm's settings`],
  [/\bE(401|403)\b/, (code) => `npm's registry refuses access (${code}); check npm's settings`],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    () => 'package.json and package-lock.json do not fit together; restore them',
  ],
]

/**
 * Why a step failed, as one sentence, from what it wrote or threw.
 * @param {string} doing what was being done, such as "Installing the packages"
 * @param {string} output what the failed program wrote
 * @param {boolean} [isNpm] the program was npm
 */
export function explain(doing, output, isNpm = false) {
  for (const [pattern, advice] of causes) {
    if (pattern.test(output)) return `${doing} failed: ${advice}, then start again.`
  }
  for (const [pattern, advice] of isNpm ? npmCauses : []) {
    const found = pattern.exec(output)
    if (found) return `${doing} failed: ${advice(found[0])}, then start again.`
  }
  const first = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*(code \S+)?/, '').trim())
    .find((line) => line !== '')
  return `${doing} failed${first ? `: ${first.replace(/\.$/, '')}` : ''}.`
}
