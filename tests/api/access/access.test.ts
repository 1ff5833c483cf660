import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#server/access/roleTable.ts';
import { dataSchema } from '#server/modules/dataSchema.ts';
import { records } from '#tests/factories/records.ts';
import { accessMatrix, type Cell } from './accessMatrix.ts';
import { makeRoleWorld, type Fixtures, type RoleWorld } from './accessFixtures.ts';
import { accessOperations } from './accessOperations.ts';
import type { Call } from './accessCalls.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { signOnSettings } from '#tests/setup/signOnSettings.ts';
import { useApi } from '../useApi.ts';

const schema = buildSchema(dataSchema().schema);
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

describe('access', () => {
  const api = useApi({ env: signOnSettings });
  let own: Fixtures;
  let other: Fixtures;
  let username: RoleWorld['username'];

  beforeAll(async () => {
    ({ own, other, username } = await makeRoleWorld(api, 'access'));
  });

  it('has a row for every operation of the contract, and for no other', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual([...operations].sort());
    expect(Object.keys(accessOperations).sort()).toEqual([...operations].sort());
  });

  describe.each(operations)('%s', (name) => {
    const operation = accessOperations[name];
    const callOn = async (on: Fixtures): Promise<Call> => {
      if (operation === undefined) throw new Error(`Nobody knows how to call ${name}.`);
      return operation.kind === 'read'
        ? operation.call(on)
        : operation.call(on, records(api.as('administrator').ask));
    };
    const outcome = async (client: Client, on: Fixtures): Promise<string> => {
      const { query, variables } = await callOn(on);
      const answer = await client.send(query, variables);
      if (operation?.kind !== 'read' || answer.errors !== undefined || answer.data === null)
        return outcomeOf(answer);
      return operation.sees(answer.data, on) ? 'seen' : 'hidden';
    };

    it('needs somebody who is signed in', async () => {
      expect(await outcome(api.nobody, own)).toBe('UNAUTHENTICATED');
    });

    it.each(roles)('by %s', async (role) => {
      const client = api.as(username(role));
      const cell = `${await outcome(client, own)}/${await outcome(client, other)}`;
      expect(cell).toBe(accessMatrix[name]?.[role] satisfies Cell | undefined);
    });
  });
});
