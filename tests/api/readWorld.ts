import { sql } from 'kysely';
import pg from 'pg';
import { buildASTSchema, type ExecutionResult, graphql, type GraphQLSchema, isScalarType, parse } from 'graphql';
import type { Role } from '../../server/access/roleTable.ts';
import type { Viewer } from '../../server/access/Viewer.ts';
import type { Database } from '../../server/db/Database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { loadSchema } from '../../server/graphql/loadSchema.ts';
import type { RequestContext } from '../../server/graphql/RequestContext.ts';
import { scalars } from '../../server/graphql/scalars.ts';
import { queries } from '../../server/modules/queries.ts';
import { readWorldRows } from './readWorldRows.ts';

/** The moment all of it happens at. */
export const now = '2027-03-01T12:00:00Z';

/** The reading side of the API over a small world of known rows, without HTTP and sign-in. */
export interface ReadWorld {
  readonly database: Database;
  readonly schema: GraphQLSchema;
  readonly ask: (viewer: Viewer | null, query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** The statements that the work ran. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Data loosely typed: tests say what they expect of it. */
export type Answer = ExecutionResult<Readonly<Record<string, unknown>>>;

export async function openReadWorld(): Promise<ReadWorld> {
  const server = process.env['TEST_DATABASE_URL'] ? await createDatabase(process.env['TEST_DATABASE_URL']) : null;
  const database = await openDatabase(server ? { url: server.url, now, poolSize: 4 } : { dataDir: null, now });
  await migrate(database);
  await database.transaction(async (tx) => {
    for (const statement of readWorldRows) await sql.raw(statement).execute(tx);
  });
  const schema = readSchema();
  return {
    database,
    schema,
    ask: async (viewer, source, variableValues) => {
      const answer = await graphql({ schema, source, contextValue: contextOf(database, viewer), ...(variableValues ? { variableValues } : {}) });
      // Plain objects, so that toEqual compares values and not prototypes.
      return { ...(answer.errors ? { errors: answer.errors } : {}), ...(answer.data ? { data: JSON.parse(JSON.stringify(answer.data)) } : {}) };
    },
    statementsOf: async (work) => {
      const statements: string[] = [];
      const stop = database.onStatement((text) => statements.push(text));
      await work();
      stop();
      return statements;
    },
    close: async () => {
      await database.close();
      await server?.drop();
    },
  };
}

function contextOf(database: Database, viewer: Viewer | null): RequestContext {
  return {
    database,
    viewer,
    requestId: 'test',
    now: () => new Date(now),
    files: { saveImage: () => Promise.reject(new Error('Reads save nothing.')) },
  };
}

function readSchema(): GraphQLSchema {
  const schema = buildASTSchema(parse(loadSchema('data')));
  const resolvers = new Map(Object.entries(queries));
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const resolver = resolvers.get(name);
    if (resolver) field.resolve = resolver as NonNullable<typeof field.resolve>;
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && scalars[type.name]) Object.assign(type, scalars[type.name]);
  }
  return schema;
}

async function createDatabase(serverUrl: string) {
  const name = `read_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** Countries by the ids that readWorldRows gives them. */
export const country = { aland: '9001', beland: '9002', celand: '9003' } as const;

const person = (id: string, role: Role, countryIds: readonly string[]): Viewer => ({
  id,
  username: role,
  roles: [role],
  countryIds,
  sessionId: 'session',
});

export const viewers = {
  administrator: person('1', 'administrator', []),
  globalManager: person('2', 'global_manager', []),
  /** Of Aland. */
  countryManager: person('3', 'country_manager', [country.aland]),
  /** Of Aland; made bookings 1 and 5. */
  booker: person('4', 'booker', [country.aland]),
  logistics: person('5', 'logistics', []),
  compliance: person('6', 'compliance', []),
  viewer: person('7', 'viewer', [country.aland]),
  /** A manager of nowhere (S2). */
  countryless: person('8', 'country_manager', []),
} as const;
