import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { FileCipher } from '#server/crypto/FileCipher.ts';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';

/** Saves documents without end and says of each when it is saved; started and killed by the store's test. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the documents are.');
const store = new FileDocumentStore(folder, new FileCipher(Buffer.alloc(32, 1)));

/** As a stream brings it, with time between: whoever is killed is mostly in the middle of one. */
async function* inPieces(): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < 4; piece += 1) {
    await setTimeout(2);
    yield randomBytes(100_000);
  }
}

for (;;) {
  const { hash } = await store.save(inPieces());
  process.stdout.write(`${hash}\n`);
}
