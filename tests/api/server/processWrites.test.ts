import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { records } from '#tests/factories/records.ts';
import { firstAdministrator, signInFirst } from '#tests/setup/firstAdministrator.ts';
import { defaultKind } from '#tests/setup/testDatabase.ts';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';
import { client, type Answer, type Client } from '../Client.ts';

/** Seen to be true, 1: what the server process has answered outlives it, however it ends. */

const writers = 8;
const wanted = 60;

async function post(url: string, query: string, variables: object, token: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

async function signIn(address: string): Promise<Client> {
  const token = await signInFirst(address);
  return client((query, variables = {}) => post(`${address}/graphql`, query, variables, token));
}

const historyQuery = `query ($id: ID!) {
  participant(id: $id) { fullName city }
  audits(whereConditions: {column: AUDITABLE_TYPE, value: "Participant"}) { data { event } }
}`;

interface Written {
  readonly ids: readonly string[];
  readonly total: number;
  /** Participants whose creation the audit holds. */
  readonly audited: readonly string[];
}

const writtenQuery = `{
  participants(first: 200) { data { id } paginatorInfo { total } }
  audits(first: 200, whereConditions: {AND: [
    {column: AUDITABLE_TYPE, value: "Participant"}, {column: EVENT, value: "created"}
  ]}) { data { auditableId } }
}`;

async function written({ ask }: Client): Promise<Written> {
  const { participants, audits } = (await ask(writtenQuery, {})) as {
    participants: { data: { id: string }[]; paginatorInfo: { total: number } };
    audits: { data: { auditableId: string }[] };
  };
  return {
    ids: participants.data.map(({ id }) => id).sort(),
    total: participants.paginatorInfo.total,
    audited: audits.data.map(({ auditableId }) => auditableId).sort(),
  };
}

/** Makes participants at once until the server is killed in the middle of it; answers whom it had acknowledged. */
async function writeUntilKilled(user: Client, server: ServerProcess): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let inFlight = 0;
  let isKilled = false;
  const make = records(user.ask);
  const write = async (): Promise<void> => {
    for (;;) {
      inFlight += 1;
      const made = await make.participant().catch((error: unknown) => {
        if (!isKilled) throw error;
      });
      inFlight -= 1;
      if (made === undefined) return;
      acknowledged.push(made.id);
      if (acknowledged.length !== wanted) continue;
      // Otherwise nothing is being written when it is killed, and nothing is shown.
      expect(inFlight).toBeGreaterThan(0);
      isKilled = true;
      server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  expect(await server.exit).toBeNull();
  return acknowledged;
}

// On a server Postgres itself keeps the promise; here the embedded database has to.
describe.runIf(defaultKind() === 'pglite')('writes to the server process', { timeout: 120_000 }, () => {
  let dataDir = '';
  const running = new Set<ServerProcess>();
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'convene-writes-'));
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ exit }) => exit));
    running.clear();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<{ readonly server: ServerProcess; readonly user: Client }> {
    const server = startServerProcess(dataDir, firstAdministrator);
    running.add(server);
    return { server, user: await signIn(await server.address) };
  }

  it('outlive a stop, and kill -9 as soon as they are acknowledged, whole and with their audit', async () => {
    const first = await start();
    const made = await records(first.user.ask).participant({ first_name: 'Zoë', last_name: 'Ågren' });
    await first.user.ask(
      'mutation ($input: UpdateParticipantInput!) { updateParticipant(input: $input) { id } }',
      { input: { id: made.id, city: 'Malmö', date_modified: made.dateModified } },
    );
    first.server.child.kill('SIGTERM');
    expect(await first.server.exit).toBe(0);

    const second = await start();
    expect(await second.user.ask(historyQuery, { id: made.id })).toEqual({
      participant: { fullName: 'Zoë Ågren', city: 'Malmö' },
      audits: { data: [{ event: 'updated' }, { event: 'created' }] },
    });
    const acknowledged = await writeUntilKilled(second.user, second.server);

    const third = await start();
    const found = await written(third.user);
    expect(found.ids).toEqual(expect.arrayContaining([made.id, ...acknowledged]));
    expect(found.total).toBe(found.ids.length);
    expect(found.total).toBeLessThanOrEqual(1 + acknowledged.length + writers);
    expect(found.audited).toEqual(found.ids);
    // It writes on: the directory is not left locked, the ids go on.
    const next = await records(third.user.ask).participant();
    expect(found.ids).not.toContain(next.id);
  });
});
