import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const faults = [
  ['the database shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['the database is gone', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['its disk is full', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the pool is empty', new Error('timeout exceeded when trying to connect')],
] as const;

const unavailable = { errors: [expect.objectContaining({ extensions: { code: 'UNAVAILABLE' } })] };

describe('while the database cannot work', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each(faults)('an answer is 503 with a code and when to come back: %s', async (_what, fault) => {
    let isAway = false;
    const through = <T>(work: () => Promise<T>) => (isAway ? Promise.reject(fault) : work());
    const app = await createTestApp({
      over: {
        ...test.database,
        readJson: (statement) => through(() => test.database.readJson(statement)),
        transaction: (work) => through(() => test.database.transaction(work)),
      },
    });
    const token = await app.tokenOf('administrator');
    isAway = true;
    const ask = (payload: object) =>
      app.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    const questions = ['{ countries { id } }', 'mutation { createTrainer(input: {last_name: "A"}) { id } }'];
    try {
      for (const query of questions) {
        const refused = await ask({ query });
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
        expect(refused.json()).toMatchObject(unavailable);
      }
      isAway = false;
      // From here on it is known who asks.
      expect((await ask({ query: questions[0] })).statusCode).toBe(200);
      isAway = true;
      for (const query of [questions[0], ...questions]) {
        const batch = await ask([{ query }, { query }]);
        expect([batch.statusCode, batch.headers['retry-after']]).toEqual([503, '5']);
        expect(batch.json()).toMatchObject([unavailable, unavailable]);
      }
      const part = await ask([{ query: questions[0] }, { query: '{ nothing }' }]);
      expect([part.statusCode, part.headers['retry-after']]).toEqual([200, undefined]);
      const unsigned = await app.content(
        'mutation { resetUserPassword(input: {login: "booker", key: "k", password: "a long password"}) { __typename } }',
      );
      expect([unsigned.status, unsigned.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
      expect((await app.app.inject('/health/ready')).statusCode).toBe(503);
      isAway = false;
      expect((await ask({ query: '{ countries { id } }' })).statusCode).toBe(200);
      expect((await app.app.inject('/health/ready')).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('a server that stops says so with a code to whoever asks by an open line', async () => {
    const stopping = await createTestApp({ over: test.database });
    await stopping.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = stopping.app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1').setEncoding('utf8');
    // Half of it: such a line is not cut.
    line.write('GET /health/ready HTTP/1.1\r\n');
    await once(stopping.app.server, 'connection');
    const closed = stopping.close();
    line.write('host: x\r\n\r\n');
    const answer = (await line.toArray()).join('');
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n.*\r\n\r\n.*"code":"UNAVAILABLE"/is);
  });

  it('it is not ready where no files can be kept', async () => {
    const documents = join(test.dataDir, 'documents');
    const ready = async () => (await test.app.inject('/health/ready')).statusCode;
    rmSync(documents, { recursive: true, force: true });
    writeFileSync(documents, 'in the way');
    expect(await ready()).toBe(503);
    rmSync(documents);
    expect(await ready()).toBe(200);
    expect(readdirSync(documents)).toEqual([]);
  });

  it('it is not ready where it reads and cannot write', async () => {
    const app = await createTestApp({
      over: { ...test.database, transaction: () => Promise.reject(faults[2][1]) },
    });
    expect((await app.app.inject('/health/ready')).statusCode).toBe(503);
    await app.close();
  });

  it('it is not ready where tables have no room left, though the log has', async () => {
    let isFull = true;
    const app = await createTestApp({
      over: {
        ...test.database,
        transaction: (work) =>
          test.database.transaction(async (tx) => {
            if (isFull) await sql`set local temp_file_limit = '64kB'`.execute(tx);
            return work(tx);
          }),
      },
    });
    const ready = async () => (await app.app.inject('/health/ready')).statusCode;
    expect(await ready()).toBe(503);
    isFull = false;
    expect(await ready()).toBe(200);
    await app.close();
  });
});
