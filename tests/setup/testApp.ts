import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import { loggerOptions } from '#server/http/loggerOptions.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { dataSchema } from '#server/modules/dataSchema.ts';
import type { Database } from '#server/db/Database.ts';
import { requestOf } from './multipart.ts';
import {
  type DatabaseKind,
  openTestDatabase,
  testNow,
  testPassportKey,
  testPassword,
} from './testDatabase.ts';

export interface TestAppOptions {
  readonly database?: DatabaseKind;
  /** Already open and prepared, to be served in place of a new one; it stays the caller's to close. */
  readonly over?: Database;
  /** Where the server's clock stands, if not at `testNow`. */
  readonly now?: Date;
  /** An address of a server for `database: 'postgres'`; else TEST_DATABASE_URL. */
  readonly serverUrl?: string;
  /** To the server's database; with one, `moveTo` moves its day too, as it does on the embedded database. */
  readonly connections?: number;
  /** Environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  readonly webRoot?: string;
  readonly resetAnswerMs?: number;
  /** Of all accounts, if not `testPassword`. */
  readonly password?: string;
}

interface CallOptions {
  /** A role, whose account of the same name signs in, or any other username. Left out: nobody. */
  readonly as?: string;
  /** A token to send as it is. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The cookies of a browser by name: sent, and kept as the answer says. */
  readonly jar?: Map<string, string>;
}

export interface GraphQLAnswer<T> {
  readonly status: number;
  readonly data: T;
  readonly errors?: readonly GraphQLProblem[];
}

interface GraphQLProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly validation?: Readonly<Record<string, readonly string[]>>;
  } & Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  /** The server's clock, which stands still unless a test moves it. */
  readonly clock: { now: Date };
  /** Moves the server's clock and the database's, which decide together what day it is somewhere. */
  moveTo(moment: string): Promise<void>;
  query<T = Record<string, unknown>>(
    operation: string,
    variables?: object,
    options?: CallOptions,
  ): Promise<GraphQLAnswer<T>>;
  content<T = Record<string, unknown>>(
    operation: string,
    variables?: object,
    options?: CallOptions,
  ): Promise<GraphQLAnswer<T>>;
  /** An auth token of an account; signed in once and kept. */
  tokenOf(username: string): Promise<string>;
  close(): Promise<void>;
}

const loginMutation = `mutation Login($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) { authToken }
}`;

/** Checked once a worker, as it is once a server. */
const endpoint = dataSchema();

/** The whole server over a seeded database of its own, called without a network. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-test-'));
  const database =
    options.over ?? (await openTestDatabase(options.database, options.serverUrl, options.connections));
  const clock = { now: options.now ?? new Date(testNow) };
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PASSPORT_KEY: testPassportKey,
    ...options.env,
  });
  const app = await createApp({
    config,
    database,
    now: () => clock.now,
    // Whatever a client is only told 'INTERNAL' about is printed.
    logger: loggerOptions('error'),
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
    ...(options.resetAnswerMs === undefined ? {} : { resetAnswerMs: options.resetAnswerMs }),
    dataSchema: endpoint,
  });
  const tokens = new Map<string, Promise<string>>();

  async function call<T>(
    url: string,
    operation: string,
    variables: object,
    { as, token, headers, jar }: CallOptions,
  ): Promise<GraphQLAnswer<T>> {
    const bearer = token ?? (as === undefined ? undefined : await tokenOf(as));
    const request = requestOf(operation, variables);
    const response = await app.inject({
      method: 'POST',
      url,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...request.headers,
        ...headers,
      },
      ...(jar && { cookies: Object.fromEntries(jar) }),
      payload: request.payload,
    });
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) jar?.delete(name);
      else jar?.set(name, value);
    return {
      status: response.statusCode,
      ...response.json<{ data: T; errors?: readonly GraphQLProblem[] }>(),
    };
  }

  function tokenOf(username: string): Promise<string> {
    const known = tokens.get(username);
    if (known) return known;
    const token = signIn(username);
    tokens.set(username, token);
    return token;
  }

  async function signIn(username: string): Promise<string> {
    const answer = await call<{ login: { authToken: string } | null }>(
      '/content/graphql',
      loginMutation,
      { username, password: options.password ?? testPassword },
      {},
    );
    const token = answer.data.login?.authToken;
    if (token === undefined)
      throw new Error(`${username} could not sign in: ${answer.errors?.[0]?.message ?? 'no answer'}`);
    return token;
  }

  return {
    app,
    database,
    dataDir,
    clock,
    moveTo: async (moment) => {
      if (database.kind === 'postgres' && options.connections !== 1)
        throw new Error('A pool of several connections has several clocks.');
      clock.now = new Date(moment);
      const move = sql`select set_config('convene.now', ${clock.now.toISOString()}, false)`;
      // Reads have a connection of their own.
      await move.execute(database.kysely);
      await database.readJson(move);
    },
    query: (operation, variables = {}, callOptions = {}) =>
      call('/graphql', operation, variables, callOptions),
    content: (operation, variables = {}, callOptions = {}) =>
      call('/content/graphql', operation, variables, callOptions),
    tokenOf,
    close: async () => {
      await app.close();
      if (!options.over) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
