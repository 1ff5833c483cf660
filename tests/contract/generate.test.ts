import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGenerator } from '#codegen/runGenerator.ts';
import { generatorTime } from '../bench/generatorTime.ts';

/** The generator as people run it, on APIs that are not ours. */
let out = '';

beforeAll(async () => {
  await mkdir('.tmp', { recursive: true });
  out = await mkdtemp('.tmp/foreign-');
});
afterAll(() => rm(out, { recursive: true, force: true }));

interface Run {
  readonly code: number;
  readonly text: string;
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...args],
      { env: { ...process.env, ...env }, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          text: stdout + stderr,
        });
      },
    );
  });

/** What the command does, into a folder, of a contract; the process around it is one line, and `--check` in the gate. */
async function generateInto(folder: string, schema: string, ...args: readonly string[]): Promise<Run> {
  const { code, lines } = await runGenerator(['--out', folder, ...args], { SCHEMA: schema });
  return { code, text: lines.map((line) => `${line}\n`).join('') };
}

const generate = (fixture: string, ...args: readonly string[]): Promise<Run> =>
  generateInto(join(out, fixture), `codegen/fixtures/${fixture}.graphql`, ...args);

test('what is stale, missing or left over fails the check, and the next run mends it', async () => {
  expect(await generate('blog')).toMatchObject({ code: 0 });
  const banner = (await readFile(join(out, 'blog/index.ts'), 'utf8')).split('\n')[0] ?? '';
  await appendFile(join(out, 'blog/posts/List.tsx'), '// by hand\n');
  await rm(join(out, 'blog/users/Show.tsx'));
  await writeFile(join(out, 'blog/posts/Old.tsx'), `${banner}\n`);
  await writeFile(join(out, 'blog/posts/Foreign.tsx'), `${banner}\n`);
  await writeFile(join(out, 'blog/posts/notes.md'), 'Not ours.\n');
  const noted = join(out, 'blog/generated.json');
  const names = JSON.parse(await readFile(noted, 'utf8')) as readonly string[];
  await writeFile(noted, JSON.stringify([...names, 'posts/Old.tsx']));
  const stale = await generate('blog', '--check');
  expect(stale.code).toBe(1);
  expect(stale.text).toContain('posts/List.tsx is stale');
  expect(stale.text).toContain('users/Show.tsx is stale');
  expect(stale.text).toContain('posts/Old.tsx is a leftover');
  expect(stale.text).not.toContain('notes.md');
  expect(stale.text).not.toContain('Foreign.tsx');

  expect((await generate('blog')).text).toContain('1 files new, 2 changed, 1 removed');
  // Neither what somebody else wrote nor what another run generated is this run's to delete.
  expect(await readdir(join(out, 'blog/posts'))).toEqual(expect.arrayContaining(['Foreign.tsx', 'notes.md']));
  expect(await generate('blog', '--check')).toEqual({ code: 0, text: 'Everything is up to date.\n' });
}, 180_000);

test('nothing is written over a file that was not generated, nor into the resources of this project', async () => {
  await mkdir(join(out, 'taken'));
  await writeFile(join(out, 'taken/index.ts'), 'export const mine = 1;\n');
  const taken = await generateInto(join(out, 'taken'), 'codegen/fixtures/blog.graphql');
  expect(taken.code).toBe(1);
  expect(taken.text).toContain('taken/index.ts is there and was not generated');
  expect(await readdir(join(out, 'taken'))).toEqual(['index.ts']);
  const own = await generateInto('./resources/', 'codegen/fixtures/blog.graphql');
  expect(own).toMatchObject({ code: 1, text: expect.stringContaining('choose another --out') as string });
}, 60_000);

test('a fault of the SDL is told with its file and line', async () => {
  const schema = join(out, 'faulty.graphql');
  await writeFile(schema, 'type Query {\n  a: Int\n  b: Nope\n}\n');
  const faulty = await generateInto(join(out, 'faulty'), schema);
  expect(faulty.code).toBe(1);
  expect(faulty.text).toContain(`Unknown type "Nope".\n\n${schema}:3:6`);
  await writeFile(schema, 'type Query {\n  a Int\n}\n');
  expect((await generateInto(join(out, 'faulty'), schema)).text).toContain(`${schema}:2:5`);
}, 60_000);

test('a type whose name is a word of TypeScript is told', async () => {
  const schema = join(out, 'words.graphql');
  await writeFile(
    schema,
    'type Query { lessons: [Lesson!]! }\ntype Lesson { id: ID! class: class }\nenum class { A B }\n',
  );
  const { code, text } = await generateInto(join(out, 'words'), schema);
  expect(code).toBe(1);
  expect(text).toMatch(/^No file of types can have what the contract calls class: [^\n]*\n$/);
}, 60_000);

test('hints for another API stand beside what is written by hand for it; one that is wrong is told with its line', async () => {
  const hinted = async (name: string, field: string) => {
    const overrides = join(out, name, 'overrides');
    await mkdir(overrides, { recursive: true });
    const text = `export const hints = {\n  types: { Post: { labels: { ${field}: 'Headline' } } },\n};\n`;
    await writeFile(join(overrides, 'hints.ts'), text);
    const env = { SCHEMA: 'codegen/fixtures/blog.graphql', OVERRIDES: overrides };
    return runGenerator(['--out', join(out, name, 'resources')], env);
  };
  expect(await hinted('hinted', 'title')).toMatchObject({ code: 0 });
  const words = await readFile(join(out, 'hinted/resources/posts/messages.ts'), 'utf8');
  expect(words).toContain("title: 'Headline'");
  const { code, lines } = await hinted('misspelt', 'titel');
  expect(code).toBe(1);
  const env = { SCHEMA: 'codegen/fixtures/blog.graphql', OVERRIDES: join(out, 'gone') };
  expect(await runGenerator(['--out', join(out, 'hinted/resources')], env)).toEqual({
    code: 1,
    lines: [`OVERRIDES names ${join(out, 'gone')}, which is not there.`],
  });
  expect(lines[0]).toMatch(/misspelt\/overrides\/hints\.ts:2: hints\.types\.Post\.labels names 'titel'/);
}, 120_000);

test('the resources of foreign APIs compile; what was left out is said, an operation a line', async () => {
  expect(await generate('shop')).toMatchObject({ code: 0 });
  const careers = await generate('careers');
  expect(careers).toMatchObject({ code: 0 });
  expect(careers.text).toContain('Left out deleteTeam: it demands reason beside the id.\n');
  expect(careers.text).toContain('Not used pools: poolsPaginated lists Pool already.\n');
  await writeFile(
    join(out, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['blog', 'shop', 'careers'] }),
  );
  expect(await run(['node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', out])).toEqual({
    code: 0,
    text: '',
  });
}, 180_000);

test('the benchmark generates from 700 types', () => {
  const { types, files } = generatorTime();
  expect(types).toBeGreaterThanOrEqual(700);
  expect(files).toBeGreaterThan(1000);
}, 60_000);
