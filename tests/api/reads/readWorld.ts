import { Attempts } from '#server/auth/Attempts.ts';
import { sql } from 'kysely';
import {
  buildASTSchema,
  type ExecutionResult,
  graphql,
  type GraphQLSchema,
  isScalarType,
  parse,
} from 'graphql';
import type { Role } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Database } from '#server/db/Database.ts';
import { loadSchema } from '#server/graphql/loadSchema.ts';
import { ReadQueue } from '#server/graphql/read/ReadQueue.ts';
import { Reads } from '#server/graphql/read/Reads.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { scalars } from '#server/graphql/scalars.ts';
import { queries } from '#server/modules/operations.ts';
import { TextAnswers } from '#server/graphql/text/TextAnswers.ts';
import { openTestDatabase, testNow, testPassports } from '#tests/setup/testDatabase.ts';
import { readWorldRows } from './readWorldRows.ts';
import { entities } from '#server/modules/entities.ts';

/** The reading side of the API over a small world of known rows, without HTTP and sign-in. */
export interface ReadWorld {
  readonly database: Database;
  readonly schema: GraphQLSchema;
  readonly ask: (
    viewer: Viewer | null,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>;
  /** The data of a query, whose errors are thrown. */
  readonly data: (
    viewer: Viewer,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Data>;
  /** The text that answers a query which is nothing but reads; null where the engine is to answer it. */
  readonly text: (
    viewer: Viewer,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<string | null>;
  /** Ids of a paged list, in its order; `args` as written in a query. */
  readonly idsOf: (list: string, args: string, viewer?: Viewer) => Promise<readonly string[]>;
  /** Ids of a list without pages. */
  readonly plainIdsOf: (list: string, args: string) => Promise<readonly string[]>;
  /** What a client is told of the error of a query. */
  readonly errorOf: (query: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The statements that the work ran. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Data loosely typed: tests say what they expect of it. */
type Data = Readonly<Record<string, unknown>>;
type Answer = ExecutionResult<Data>;

export async function openReadWorld(): Promise<ReadWorld> {
  const database = await openTestDatabase();
  await database.transaction(async (tx) => {
    for (const statement of readWorldRows) await sql.raw(statement).execute(tx);
  });
  const schema = readSchema();
  const ask: ReadWorld['ask'] = async (viewer, source, variableValues) => {
    const contextValue = contextOf(database, schema, viewer);
    const { data, errors } = await graphql({
      schema,
      source,
      contextValue,
      ...(variableValues && { variableValues }),
    });
    // Plain objects, so that toEqual compares values and not prototypes.
    return {
      ...(errors && { errors }),
      ...(data && { data: JSON.parse(JSON.stringify(data)) as typeof data }),
    };
  };
  const texts = new TextAnswers({ schema: () => schema, entities, queries });
  const text: ReadWorld['text'] = async (viewer, query, variables = {}) => {
    texts.learn(parse(query));
    const operation = texts.operationOf({ query, variables, operationName: null });
    if (!operation) return null;
    const answer = await texts.answer(operation, viewer, contextOf(database, schema, viewer));
    if (answer.errors[0]) throw answer.errors[0];
    return answer.data;
  };
  const data: ReadWorld['data'] = async (viewer, query, variables) => {
    const answer = await ask(viewer, query, variables);
    if (answer.errors) throw answer.errors[0] ?? new Error('No answer.');
    return answer.data ?? {};
  };
  const rowsOf = async (query: string, viewer: Viewer = viewers.administrator) =>
    (await data(viewer, query))['rows'];
  return {
    database,
    schema,
    ask,
    data,
    text,
    idsOf: async (list, args, viewer) => {
      const rows = await rowsOf(`{ rows: ${list}${args && `(${args})`} { data { id } } }`, viewer);
      return (rows as { data: { id: string }[] }).data.map(({ id }) => id);
    },
    plainIdsOf: async (list, args) => {
      const rows = await rowsOf(`{ rows: ${list}(${args}) { id } }`);
      return (rows as { id: string }[]).map(({ id }) => id);
    },
    errorOf: async (query) => (await ask(viewers.administrator, query)).errors?.[0]?.extensions,
    statementsOf: async (work) => {
      const statements: string[] = [];
      const stop = database.onStatement((text) => statements.push(text));
      await work();
      stop();
      return statements;
    },
    close: () => database.close(),
  };
}

function contextOf(database: Database, schema: GraphQLSchema, viewer: Viewer | null): RequestContext {
  return {
    database,
    reads: new Reads({ database, queue: new ReadQueue(database.readsAtOnce), entities, user: 'reader' }),
    viewer,
    requestId: 'test',
    now: () => new Date(testNow),
    cipher: testPassports,
    entities,
    schema,
    signOnDirectory: null,
    passwordTries: new Attempts(database, () => new Date(testNow), 'own password', 10),
    secondFactor: {
      issuer: 'Convene',
      roles: [],
      tries: new Attempts(database, () => new Date(testNow), 'second factor', 5),
    },
    report: null,
    files: {
      saveImage: () => Promise.reject(new Error('Reads save nothing.')),
      removeImage: () => Promise.reject(new Error('Reads remove nothing.')),
    },
    documents: noDocuments,
  };
}

const noDocuments: RequestContext['documents'] = {
  engine: { render: () => Promise.reject(new Error('Reads print nothing.')) },
  store: {
    save: () => Promise.reject(new Error('Reads save nothing.')),
    seal: () => Promise.resolve(false),
    open: () => Promise.reject(new Error('Reads open no file.')),
    has: () => Promise.resolve(false),
    sweep: () => Promise.resolve(0),
  },
  archives: { sign: () => Promise.reject(new Error('Reads hand out nothing.')) },
  uploaded: { read: () => Promise.reject(new Error('Reads take nothing.')) },
};

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
