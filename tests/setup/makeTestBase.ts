import { makeTestBase } from './testDatabase.ts';

/** Started before the first test that needs a base; several are made side by side. */
await Promise.all(process.argv.slice(2).map(makeTestBase));
// Nothing is left to do, though a port between threads stays open.
process.exit();
