import { randomBytes } from 'node:crypto';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';

/** Saves documents without end and says of each when it is saved; started and killed by the store's test. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the documents are.');
const store = new FileDocumentStore(folder);
for (;;) {
  const { hash } = await store.save(randomBytes(400_000));
  process.stdout.write(`${hash}\n`);
}
