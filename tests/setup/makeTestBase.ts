import { makeTestBase } from './testDatabase.ts';

/** Started before the first test that needs the base. */
await makeTestBase(process.argv[2] === 'pglite' ? 'pglite' : 'postgres');
// Nothing is left to do, though a port between threads stays open.
process.exit();
