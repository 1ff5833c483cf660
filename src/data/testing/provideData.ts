import type { FetchResult } from '@apollo/client/core';

import { createDataProvider } from '../createDataProvider.ts';
import { answeringClient } from './answeringClient.ts';
import type { SentOperation } from './answeringClient.ts';
import { eventMeta } from './eventMeta.ts';
import { countryMeta, userMeta } from './userMeta.ts';

/** A data provider over the test resources, with what it sent. */
export function provideData(answer: (operation: SentOperation) => FetchResult) {
  const { client, sent } = answeringClient(answer);
  const metas = {
    events: async () => eventMeta,
    users: async () => userMeta,
    countries: async () => countryMeta,
  };
  return { sent, dataProvider: createDataProvider({ client, metas }) };
}
