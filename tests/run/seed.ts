import fastCheck from 'fast-check'

/** The environment variable that gives random cases their seed. */
export const seedVariable = 'TEST_SEED'

fastCheck.configureGlobal({ seed: Number(process.env[seedVariable] ?? 20_261_127) })

/**
 * fast-check with the seed of this run: always the same in `npm test`, so that a change meets the cases it met before;
 * another each time in `npm run test:wide`, which prints it and takes it.
 */
export { fastCheck as fc }
