import { makeTestBase } from './testDatabase.ts';

/** Started before the first test that needs a base; several are made side by side. */
const kinds = process.argv.slice(2);
await Promise.all(kinds.map((kind) => makeTestBase(kind === 'pglite' ? 'pglite' : 'postgres')));
// Nothing is left to do, though a port between threads stays open.
process.exit();
