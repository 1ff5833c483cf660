import { afterAll, beforeAll } from 'vitest';
import { records } from '#tests/factories/records.ts';
import type { TestAppOptions } from '#tests/setup/testApp.ts';
import { client } from './Client.ts';
import { startApi, type Api } from './startApi.ts';

/** An API that tests share: there from before the first of them until after the last. Who acts may be named before it is. */
export function useApi(options: TestAppOptions = {}): Api {
  let started: Api | undefined;
  const api = (): Api => {
    if (!started) throw new Error('No test has begun.');
    return started;
  };
  beforeAll(async () => {
    started = await startApi(options);
  }, 120_000);
  afterAll(() => started?.close());
  const as = (username: string) => client((query, variables) => api().as(username).send(query, variables));
  return {
    get app() {
      return api().app;
    },
    as,
    nobody: client((query, variables) => api().nobody.send(query, variables)),
    make: records(as('administrator').ask),
    country: (code) => api().country(code),
    close: () => api().close(),
  };
}
