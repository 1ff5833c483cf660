import { records } from '#tests/factories/records.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../setup/testApp.ts';
import { client, type Client } from './Client.ts';

/** The server under test, as the people who use it see it. */
export interface Api {
  readonly app: TestApp;
  /** Signs in by username; every role has an account of its name. */
  readonly as: (username: string) => Client;
  readonly nobody: Client;
  /** Records made by an administrator. */
  readonly make: ReturnType<typeof records>;
  /** The id of a country by its code. */
  readonly country: (code: string) => string;
  readonly close: () => Promise<void>;
}

export async function startApi(options: TestAppOptions = {}): Promise<Api> {
  const app = await createTestApp(options);
  const as = (username: string) =>
    client((query, variables = {}) => app.query(query, variables, { as: username }));
  const { countries } = await as('administrator').ask('{ countries { id countryCode } }', {});
  const ids = new Map(
    (countries as { id: string; countryCode: string }[]).map(({ id, countryCode }) => [countryCode, id]),
  );
  return {
    app,
    as,
    nobody: client((query, variables = {}) => app.query(query, variables)),
    make: records(as('administrator').ask),
    country: (code) => ids.get(code) ?? fail(code),
    close: () => app.close(),
  };
}

function fail(code: string): never {
  throw new Error(`There is no country ${code}.`);
}
