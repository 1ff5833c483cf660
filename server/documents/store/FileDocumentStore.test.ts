import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileCipher } from '#server/crypto/FileCipher.ts';
import { FileDocumentStore } from './FileDocumentStore.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const bytes = (content: string) => new TextEncoder().encode(content);
const nothing = () => Promise.resolve(new Set<string>());
const soon = () => new Date(Date.now() + 60_000);

const key = Buffer.alloc(32, 1);
const cipher = new FileCipher(key);
let folder: string;
let store: FileDocumentStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convene-documents-'));
  store = new FileDocumentStore(folder, cipher);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => basename(name).length > 2);
const grow = (hash: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, hash.slice(0, 2), hash), then, then);
};

it('gives back what was saved, by what is in it', async () => {
  const { hash, size } = await store.save(bytes('a document'));
  expect({ hash, size }).toEqual({ hash: sha256('a document'), size: 10 });
  expect(await store.has(hash)).toBe(true);
  const opened = await store.open(hash);
  expect([opened.size, await text(opened.content)]).toEqual([10, 'a document']);
  expect(await store.has(sha256('another'))).toBe(false);
  await expect(store.open(sha256('another'))).rejects.toThrow('ENOENT');
});

it('keeps the same content once, whether it comes at once or in parts', async () => {
  async function* parts() {
    yield bytes('a doc');
    yield bytes('ument');
  }
  const all = await Promise.all([store.save(parts()), store.save(bytes('a document')), store.save(parts())]);
  expect(new Set(all.map(({ hash }) => hash))).toEqual(new Set([sha256('a document')]));
  expect(files()).toHaveLength(1);
});

it('encrypts what is to be sealed, under the hash of what is in it (G4)', async () => {
  const content = `XK1234567 ${'and more '.repeat(20_000)}`;
  const clear = await store.save(bytes(content));
  expect(await store.save(bytes(content), { sealed: true })).toEqual(clear);
  const path = join(folder, clear.hash.slice(0, 2), clear.hash);
  expect(readFileSync(path).includes('XK1234567')).toBe(false);
  // Saved in clear once more, it stays sealed.
  await store.save(bytes(content));
  const opened = await store.open(clear.hash);
  expect([opened.size, await text(opened.content)]).toEqual([content.length, content]);
  const strange = new FileDocumentStore(folder, new FileCipher(Buffer.alloc(32, 2)));
  await expect(strange.open(clear.hash)).rejects.toThrow('PASSPORT_KEY');
  const changed = readFileSync(path);
  changed[100] = (changed[100] ?? 0) ^ 1;
  writeFileSync(path, changed);
  await expect(store.open(clear.hash).then((file) => buffer(file.content))).rejects.toThrow();
});

it('gives back what was made to look sealed', async () => {
  const content = `CVNSEAL1 and whatever else ${'x'.repeat(100)}`;
  const { hash } = await store.save(bytes(content));
  expect(await text((await store.open(hash)).content)).toBe(content);
});

it('seals what is there in clear or by an earlier key, once', async () => {
  const { hash } = await store.save(bytes('a letter'));
  expect([await store.seal(hash), await store.seal(hash), await store.seal(sha256('none'))]).toEqual([
    true,
    false,
    false,
  ]);
  const next = new FileDocumentStore(folder, new FileCipher(Buffer.alloc(32, 2), [key]));
  expect(await text((await next.open(hash)).content)).toBe('a letter');
  expect([await next.seal(hash), await next.seal(hash)]).toEqual([true, false]);
  await expect(store.open(hash)).rejects.toThrow('PASSPORT_KEY');
  expect(await text((await next.open(hash)).content)).toBe('a letter');
  expect(files()).toHaveLength(1);
});

it('keeps nothing of what breaks off', async () => {
  async function* parts() {
    yield bytes('half of it');
    throw new Error('The line was cut.');
  }
  await expect(store.save(parts())).rejects.toThrow('The line was cut.');
  expect(files()).toEqual([]);
});

it.each(['../../etc/passwd', `${'0'.repeat(63)}/`, '', 'A'.repeat(64)])('opens no path: %j', async (name) => {
  await expect(store.open(name)).rejects.toThrow('64 hexadecimal digits');
});

it('sweeps what no row names, and nothing young', async () => {
  const [kept, orphan, young, again] = await Promise.all(
    ['kept', 'orphan', 'young', 'again'].map((content) => store.save(bytes(content))),
  );
  for (const old of [kept, orphan, again]) grow(old?.hash ?? '', 48);
  // Saved once more: its row is still to be written.
  await store.save(bytes('again'));
  const asked: string[] = [];
  const count = await store.sweep(
    async (hashes) => {
      asked.push(...hashes);
      return new Set([kept?.hash ?? '']);
    },
    new Date(Date.now() - 24 * 3_600_000),
  );
  expect(count).toBe(1);
  expect(asked.sort()).toEqual([kept?.hash, orphan?.hash].sort());
  const there = await Promise.all([kept, orphan, young, again].map((each) => store.has(each?.hash ?? '')));
  expect(there).toEqual([true, false, true, true]);
});

it(
  'has no half file under a name after a kill, and keeps all that it said it had',
  { timeout: 30_000 },
  async () => {
    const writer = fileURLToPath(import.meta.resolve('#tests/setup/documentWriter.ts'));
    const said: string[] = [];
    let halves = 0;
    for (const afterMs of [19, 34, 25, 40, 31, 47]) {
      if (said.length > 1 && halves > 0) break;
      const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const output: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      said.push(...Buffer.concat(output).toString().split('\n').slice(0, -1));
      halves += files().filter((name) => name.endsWith('.draft')).length;
    }
    for (const name of files().filter((each) => !each.endsWith('.draft')))
      expect(sha256(readFileSync(join(folder, name)))).toBe(basename(name));
    for (const hash of said) expect(sha256(await buffer((await store.open(hash)).content))).toBe(hash);
    expect(halves).toBeGreaterThan(0);
    const keep = (hashes: readonly string[]) => Promise.resolve(new Set(hashes));
    await store.sweep(keep, soon());
    expect(files().filter((name) => name.endsWith('.draft'))).toEqual([]);
    await store.sweep(nothing, soon());
    expect(files()).toEqual([]);
  },
);
