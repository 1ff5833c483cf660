import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '#tests/factories/records.ts';
import { firstAdministrator, signInFirst } from '#tests/setup/firstAdministrator.ts';
import { requestOf } from '#tests/setup/multipart.ts';
import { copyMigratedBase, defaultKind } from '#tests/setup/testDatabase.ts';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';
import { client, type Answer, type Client } from '../Client.ts';
import {
  beginDocuments,
  expectDocumentsWhole,
  makeDocuments,
  type UnderWay,
} from './documentsUntilKilled.ts';
import { updating } from '../mutations.ts';

/** Seen to be true, 1: what the server process has answered outlives it, however it ends. */

const writers = 8;
const wanted = 60;

async function post(url: string, query: string, variables: object, token: string): Promise<Answer> {
  const { headers, payload } = requestOf(query, variables);
  const authorization = `Bearer ${token}`;
  const isFile = Buffer.isBuffer(payload);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, authorization },
    body: isFile ? new Uint8Array(payload) : JSON.stringify(payload),
  });
  return (await response.json()) as Answer;
}

interface Somebody {
  readonly user: Client;
  readonly fetchFile: (path: string) => Promise<Uint8Array>;
}

async function signIn(address: string): Promise<Somebody> {
  const token = await signInFirst(address);
  return {
    user: client((query, variables = {}) => post(`${address}/graphql`, query, variables, token)),
    fetchFile: async (path) => {
      const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status, path).toBe(200);
      return response.bytes();
    },
  };
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

const writtenQuery = `query ($page: Int!) {
  participants(first: 200, page: $page) { data { id } paginatorInfo { total } }
  audits(first: 200, page: $page, whereConditions: {AND: [
    {column: AUDITABLE_TYPE, value: "Participant"}, {column: EVENT, value: "created"}
  ]}) { data { auditableId } }
}`;

async function written({ ask }: Pick<Client, 'ask'>, page = 1): Promise<Written> {
  const { participants, audits } = (await ask(writtenQuery, { page })) as {
    participants: { data: { id: string }[]; paginatorInfo: { total: number } };
    audits: { data: { auditableId: string }[] };
  };
  const isLast = Math.max(participants.data.length, audits.data.length) < 200;
  const more = isLast ? { ids: [], audited: [] } : await written({ ask }, page + 1);
  return {
    ids: [...participants.data.map(({ id }) => id), ...more.ids].sort(),
    total: participants.paginatorInfo.total,
    audited: [...audits.data.map(({ auditableId }) => auditableId), ...more.audited].sort(),
  };
}

/** Makes participants at once until the server is killed in the middle of it; answers whom it had acknowledged, and what had begun. */
async function writeUntilKilled(
  user: Client,
  server: ServerProcess,
  begin: () => Promise<UnderWay>,
): Promise<{ readonly acknowledged: readonly string[]; readonly underWay: UnderWay | undefined }> {
  const acknowledged: string[] = [];
  let underWay: UnderWay | undefined;
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
      underWay = await begin();
      // Otherwise nothing is being written when it is killed, and nothing is shown.
      expect(inFlight).toBeGreaterThan(0);
      isKilled = true;
      server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  expect(await server.exit).toBeNull();
  return { acknowledged, underWay };
}

// On a server Postgres itself keeps the promise; here the embedded database has to.
describe.runIf(defaultKind() === 'pglite')('a server’s own database', { timeout: 180_000 }, () => {
  let dataDir = '';
  const running = new Set<ServerProcess>();
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'convene-writes-'));
    return copyMigratedBase(dataDir);
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ exit }) => exit));
    rmSync(dataDir, { recursive: true, force: true });
  });

  function begin(): ServerProcess {
    const server = startServerProcess(dataDir, firstAdministrator);
    running.add(server);
    return server;
  }

  async function start(): Promise<Somebody & { readonly server: ServerProcess; readonly address: string }> {
    const server = begin();
    const address = await server.address;
    return { server, address, ...(await signIn(address)) };
  }

  it('keeps others off, and what is acknowledged outlives a stop and kill -9, whole and with its audit', async () => {
    const first = await start();
    expect(statSync(join(dataDir, 'secrets', 'auth-token-key')).mode & 0o077).toBe(0);
    const other = begin();
    expect(await other.exit).toBe(1);
    expect(other.output()).toContain(`process ${first.server.child.pid} `);
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);

    const made = await records(first.user.ask).participant({ first_name: 'Zoë', last_name: 'Ågren' });
    await first.user.ask(updating('Participant'), {
      input: { id: made.id, city: 'Malmö', date_modified: made.dateModified },
    });
    first.server.child.kill('SIGTERM');
    expect(await first.server.exit).toBe(0);
    expect(existsSync(join(dataDir, 'convene.lock'))).toBe(false);

    const second = await start();
    expect(await second.user.ask(historyQuery, { id: made.id })).toEqual({
      participant: { fullName: 'Zoë Ågren', city: 'Malmö' },
      audits: { data: [{ event: 'updated' }, { event: 'created' }] },
    });
    const documents = await makeDocuments(second.user);
    const before = (await written(second.user)).total;
    const { acknowledged, underWay } = await writeUntilKilled(second.user, second.server, () =>
      beginDocuments(second.user, documents),
    );

    const third = await start();
    const found = await written(third.user);
    expect(found.ids).toEqual(expect.arrayContaining([made.id, ...acknowledged]));
    expect(found.total).toBe(found.ids.length);
    expect(found.total).toBeLessThanOrEqual(before + acknowledged.length + writers);
    expect(found.audited).toEqual(found.ids);
    if (underWay === undefined) throw new Error('No document was made.');
    await expectDocumentsWhole(third.user, documents, underWay, { dataDir, fetchFile: third.fetchFile });
    // It writes on: the directory is not left locked, the ids go on.
    const next = await records(third.user.ask).participant();
    expect(found.ids).not.toContain(next.id);
    third.server.child.kill('SIGINT');
    expect(await third.server.exit).toBe(0);
  });
});
