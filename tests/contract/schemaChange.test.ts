import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdministrator, signInFirst } from '../setup/firstAdministrator.ts';
import { createMigratedServerDatabase } from '../setup/serverDatabase.ts';
import { builtServer, startServerProcess } from '../setup/serverProcess.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

/** Seen to be true, 2: a field that the schema gains is on every screen; one that it loses stops the build. */

/** The SDL with another line at the end of a type or input. */
const withLine = (sdl: string, type: string, line: string): string =>
  sdl.replace(new RegExp(`^((?:type|input) ${type} \\{[^}]*)\\}`, 'm'), `$1  ${line}\n}`);

const withoutField = (sdl: string, type: string, field: string): string =>
  sdl.replace(
    new RegExp(`^((?:type|input) ${type} \\{[^}]*?)  "[^"\\n]*"\\n  ${field}:[^\\n]*\\n`, 'm'),
    '$1',
  );

describe('a change of the schema', { timeout: 180_000 }, () => {
  let project: ProjectCopy;
  beforeAll(async () => {
    project = await copyProject();
  }, 60_000);
  afterAll(() => project.remove());

  it('puts a new field on list, show, edit and create, with no other edit', async () => {
    await project.edit('schema/data/trainingCentre.graphql', (sdl) =>
      ['TrainingCentre', 'CreateTrainingCentreInput', 'UpdateTrainingCentreInput'].reduce(
        (text, type) =>
          withLine(
            text,
            type,
            `"Where to park."\n  ${type === 'TrainingCentre' ? 'parkingNotes' : 'parking_notes'}: String`,
          ),
        sdl,
      ),
    );
    const run = await project.generate();
    expect(run).toMatchObject({ code: 0 });
    expect(run.text).toContain('field parkingNotes is new');

    const screens = {
      'List.tsx': '{centerColumns.parkingNotes}',
      'Show.tsx': '{centerFields.parkingNotes}',
      'Edit.tsx': '{centerInputs.parkingNotes}',
      'Create.tsx': '{createCenterInputs.parkingNotes}',
      'columns.tsx': 'source="parkingNotes"',
      'validation.ts': 'parkingNotes',
      'operations.ts': 'parkingNotes',
      'meta.ts': 'parking_notes',
    };
    for (const [file, text] of Object.entries(screens)) {
      expect(await project.read(`resources/centers/${file}`), file).toContain(text);
    }
  });

  it('is answered by the server once a migration adds the column', async () => {
    await project.write(
      'server/db/migrations/9000_parking.ts',
      `import { type Kysely, sql } from 'kysely';
export const up = (db: Kysely<unknown>) => sql\`alter table training_centres add column parking_notes text\`.execute(db);
`,
    );
    await project.edit('server/db/migrations/migrations.ts', (text) =>
      text
        .replace(/^import \* as/m, "import * as parking from './9000_parking.ts';\n$&")
        .replace(/^\};/m, "  '9000_parking': { up: async (db) => void (await parking.up(db)) },\n};"),
    );
    expect(await project.generateTables()).toMatchObject({ code: 0 });
    expect(await project.buildServer()).toMatchObject({ code: 0 });
    const dataDir = mkdtempSync(join(tmpdir(), 'convene-change-'));
    // Quicker than the embedded database, where there is one.
    const database = process.env['TEST_DATABASE_URL'] ? await createMigratedServerDatabase() : null;
    const env = { ...firstAdministrator, ...(database && { DATABASE_URL: database.url }) };
    const server = startServerProcess(dataDir, env, project.root, builtServer);
    try {
      const address = await server.address;
      const token = await signInFirst(address);
      const create =
        'mutation { createTrainingCentre(input: {name: "Ångström", country_id: "1", parking_notes: "Behind the mill"}) { name parkingNotes } }';
      expect(await ask(`${address}/graphql`, create, token)).toEqual({
        createTrainingCentre: { name: 'Ångström', parkingNotes: 'Behind the mill' },
      });
    } finally {
      server.child.kill('SIGKILL');
      await server.exit;
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('stops before anything is written where a hint names a field that is gone', async () => {
    const file = 'schema/data/centreEvent.graphql';
    const sdl = await project.read(file);
    const screen = await project.read('resources/events/Show.tsx');
    await project.edit(file, (text) => withoutField(text, 'CentreEvent', 'placeholderCount'));
    const run = await project.generate();
    await project.write(file, sdl);
    expect(run.code).toBe(1);
    expect(run.text).toContain('events: field placeholderCount is gone');
    // Every place at once, with its line.
    expect(run.text).toMatch(
      /^overrides\/hints\/eventHints\.ts:\d+: hints\.types\.CentreEvent\.labels names 'placeholderCount'/m,
    );
    expect(run.text).toMatch(
      /^overrides\/hints\/eventSections\.ts:\d+: hints\.types\.CentreEvent\.sections names 'placeholderCount'/m,
    );
    expect(run.text).not.toContain('allowPartialOutputs');
    expect(await project.read('resources/events/Show.tsx')).toBe(screen);
  });

  it('stops before anything is written where an operation asks for a field that is gone', async () => {
    const file = 'schema/data/notification.graphql';
    const sdl = await project.read(file);
    const types = await project.read('src/generated/schema.ts');
    await project.edit(file, (text) => withoutField(text, 'Notification', 'dateRead'));
    const run = await project.generate();
    await project.write(file, sdl);
    expect(run.code).toBe(1);
    expect(run.text).toContain('Cannot query field "dateRead" on type "Notification"');
    expect(run.text).toContain('notificationOperations.ts');
    expect(await project.read('src/generated/schema.ts')).toBe(types);
  });

  it('that takes away what an override uses stops the build, and names the override', async () => {
    await project.edit('schema/data/user.graphql', (sdl) =>
      ['CreateUserInput', 'UpdateUserInput'].reduce(
        (text, type) => withoutField(text, type, 'password'),
        sdl,
      ),
    );
    await project.edit('overrides/hints/peopleHints.ts', (hints) =>
      hints
        .replace(/^ {6}'password',\n/m, '')
        .replace(/^ {4}writeOnly: .*\n/m, '')
        .replace(", 'password']", ']'),
    );
    const run = await project.runGenerate();
    expect(run).toMatchObject({ code: 0 });
    expect(run.text).toContain('overrides/users/');

    const build = await project.build();
    expect(build.code).not.toBe(0);
    // Nothing else fails either, so that the field added above compiles with no other edit; and nothing is bundled.
    const files = [...new Set(build.text.match(/^\S+?(?=\(\d)/gm))];
    expect(files).toContain('overrides/users/passwordSchema.ts');
    expect(files.filter((path) => !path.startsWith('overrides/users/'))).toEqual([]);
    expect(build.text).not.toContain('dist/');
  });
});

async function ask(url: string, query: string, token?: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data: Readonly<Record<string, unknown>>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data;
}
