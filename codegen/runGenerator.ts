import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { executeCodegen } from '@graphql-codegen/cli';
import { contractChanges, printChanges } from './changes/contractChanges.ts';
import type { SourceText } from './changes/touchedBy.ts';
import { askEndpoint } from './output/askEndpoint.ts';
import { compareFiles, type FileChange, type OutputFile } from './output/compareFiles.ts';
import { faultText, HintError } from './hints/HintFault.ts';
import type { ApiModel } from './model/ResourceModel.ts';
import { createConfig } from './output/createConfig.ts';
import { readContract } from './output/readContract.ts';
import { reportLines } from './output/reportLines.ts';
import { readSdl } from './output/readSdl.ts';
import type { Target } from './output/Target.ts';
import { manifestFile, writtenBefore } from './output/writtenBefore.ts';
import { configuredTarget, overridesIn } from '../codegen.ts';

const upToDate = 'Everything is up to date.';

/** What is printed, and the exit code. */
interface GeneratorRun {
  readonly code: 0 | 1;
  readonly lines: readonly string[];
}

interface GeneratorOptions {
  readonly check: boolean;
  readonly 'left-out': boolean;
  readonly out?: string | undefined;
}

/** Our own contract: its introspection as it was, and as the SDL makes it now. */
interface Contract {
  readonly file: OutputFile;
  readonly before: string | undefined;
}

/**
 * `npm run generate [-- --check] [--left-out] [--out <folder>]`, of another API with SCHEMA.
 */
export async function runGenerator(args: readonly string[], env: NodeJS.ProcessEnv): Promise<GeneratorRun> {
  try {
    return await generateFiles(optionsOf(args), env);
  } catch (error) {
    return failed(error, env);
  }
}

/** A hint or a schema that is wrong is the developer's to mend: the message says how, a stack says nothing. */
const failed = async (error: unknown, env: NodeJS.ProcessEnv): Promise<GeneratorRun> => ({
  code: 1,
  lines: await messagesOf(error, overridesIn(env)),
});

function optionsOf(args: readonly string[]): GeneratorOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      'left-out': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  return values;
}

async function generateFiles(options: GeneratorOptions, env: NodeJS.ProcessEnv): Promise<GeneratorRun> {
  const target = configuredTarget(options.out, env);
  const contract = target.sdl === undefined ? undefined : await readOwn(target.schema, target.sdl);
  // graphql-codegen reads it again, but says of a fault neither file nor line.
  if (/\.(graphqls?|gql)$/.test(target.schema) && !URL.canParse(target.schema))
    await readSdl([target.schema]);
  // Said of a run that fails as well: what is gone seems to be called otherwise now.
  const changes = options.check ? [] : await summary(target, contract);
  const { code, lines } = await writeOutputs(target, contract, options, env).catch((error: unknown) =>
    failed(error, env),
  );
  return { code, lines: [...changes, ...lines] };
}

async function writeOutputs(
  target: Target,
  contract: Contract | undefined,
  options: GeneratorOptions,
  env: NodeJS.ProcessEnv,
): Promise<GeneratorRun> {
  const report: string[] = [];
  const isEach = options['left-out'] || contract === undefined;
  const outputs = await generated(target, contract, (api) =>
    report.push(...reportLines(api, { isEach, overrides: overridesIn(env) })),
  );
  const files = [...outputs, contract?.file ?? manifestFile(target, outputs)];
  const differences = await compareFiles(files, await writtenBefore(target));
  if (options.check) return stale(differences);
  return { code: 0, lines: [...report, await write(files, differences)] };
}

async function readOwn(path: string, sdl: string): Promise<Contract> {
  return {
    file: { path, text: await readContract(sdl) },
    before: await readFile(path, 'utf8').catch(() => undefined),
  };
}

/** graphql-codegen makes the files; nothing is written before it is known what changes. */
async function generated(
  target: Target,
  contract: Contract | undefined,
  onModel: (api: ApiModel) => void,
): Promise<readonly OutputFile[]> {
  const introspection = await introspectionToRead(target, contract);
  if (introspection === undefined) return await outputsOf(target, onModel);
  await mkdir('.tmp', { recursive: true });
  const schema = join('.tmp', `${randomUUID()}.json`);
  await writeFile(schema, introspection);
  return await outputsOf({ ...target, schema }, onModel).finally(() => rm(schema));
}

/**
 * What graphql-codegen does not find in a file: the introspection as it will be, or what an endpoint says. It would ask
 * an endpoint too, and answer a refusal with a stack.
 */
async function introspectionToRead(
  { schema, authorization }: Target,
  contract: Contract | undefined,
): Promise<string | undefined> {
  if (contract !== undefined) return contract.before === contract.file.text ? undefined : contract.file.text;
  return isAddress(schema) ? await askEndpoint(schema, authorization) : undefined;
}

const isAddress = (schema: string): boolean => /^https?:/.test(schema);

async function outputsOf(target: Target, onModel: (api: ApiModel) => void): Promise<readonly OutputFile[]> {
  const { result, error } = await executeCodegen({ ...createConfig(target, onModel), cwd: process.cwd() });
  if (error) throw error;
  return result.map(({ filename, content }) => ({ path: join(filename), text: content }));
}

async function summary(target: Target, contract: Contract | undefined): Promise<readonly string[]> {
  if (contract?.before === undefined) return [];
  const changes = contractChanges(contract.before, contract.file.text, await target.hints());
  return printChanges(changes, await textsIn('overrides'));
}

async function textsIn(folder: string): Promise<readonly SourceText[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(sourceText));
}

const sourceText = async (path: string): Promise<SourceText> => ({
  path,
  text: await readFile(path, 'utf8'),
});

/** Says what it has written. */
async function write(files: readonly OutputFile[], differences: readonly FileChange[]): Promise<string> {
  const texts = new Map(files.map((file) => [file.path, file.text]));
  for (const { path, kind } of differences) {
    if (kind === 'leftover') {
      await rm(path);
      // A folder that held nothing else goes as well; one that does refuses.
      await rmdir(dirname(path)).catch(() => undefined);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, texts.get(path) ?? '');
  }
  const count = (kind: FileChange['kind']) => differences.filter((change) => change.kind === kind).length;
  return differences.length === 0
    ? upToDate
    : `${count('written')} files new, ${count('changed')} changed, ${count('leftover')} removed, ${files.length} in all.`;
}

function stale(differences: readonly FileChange[]): GeneratorRun {
  if (differences.length === 0) return { code: 0, lines: [upToDate] };
  const lines = differences.map(
    ({ path, kind }) => `${path} is ${kind === 'leftover' ? 'a leftover' : 'stale'}`,
  );
  return { code: 1, lines: [...lines, 'Run `npm run generate`.'] };
}

/** graphql-codegen gathers what went wrong with each output; the same reason is said once. */
async function messagesOf(error: unknown, overrides: string | undefined): Promise<readonly string[]> {
  const gathered: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const causes = gathered.length > 0 ? gathered : [error];
  const messages = await Promise.all(
    causes.map(async (cause) => {
      if (cause instanceof HintError) return await hintMessages(cause, overrides);
      return cause instanceof Error ? cause.message : String(cause);
    }),
  );
  return [...new Set(messages.flat())];
}

/** Each hint that is amiss, with the line where it is written. */
async function hintMessages({ faults }: HintError, overrides = ''): Promise<readonly string[]> {
  // Loads the compiler, which nothing else needs here.
  const { findHint } = await import('./hints/findHint.ts');
  const sources = (await textsIn(overrides)).filter(({ path }) => path.startsWith(join(overrides, 'hints')));
  return faults.map((fault) => {
    const at = findHint(fault, sources);
    return at === undefined ? faultText(fault) : `${at}: ${faultText(fault)}`;
  });
}
