import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/db/rows.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

describe('what an answer gives away', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const post = (app: TestApp, query: string) =>
    app.app.inject({ method: 'POST', url: '/graphql', payload: { query } });

  it('answers with data are kept nowhere on the way', async () => {
    for (const url of ['/graphql', '/content/graphql']) {
      const { headers } = await test.app.inject({
        method: 'POST',
        url,
        payload: { query: '{ __typename }' },
      });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('no page may use what the app has no use for', async () => {
    const { headers } = await test.app.inject('/health/live');
    expect(headers['permissions-policy']).toBe(
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
  });

  it('in production an unknown name leads to no known one', async () => {
    const production = await createTestApp({ over: test.database, env: { NODE_ENV: 'production' } });
    try {
      const query = '{ countris { id } participants(frist: 1) { data { idd } } }';
      expect((await post(test, query)).body).toContain('Did you mean');
      const { body } = await post(production, query);
      expect(body).toContain('Cannot query field');
      expect(body).not.toMatch(/Did you mean|countries/);
      const typed = await production.query('mutation ($i: LoginInpt) { __typename }');
      expect(JSON.stringify(typed)).not.toContain('Did you mean');
      const given = { where: { text_serch: 'x' } };
      const record = `mutation { recordExport(input: { subject: "Participant", columns: ["lastName"], arguments: ${JSON.stringify(JSON.stringify(given))} }) }`;
      const [known, unknown] = [
        await test.query(record, {}, { as: 'administrator' }),
        await production.query(record, {}, { as: 'administrator' }),
      ];
      expect(JSON.stringify(known.errors)).toContain('Did you mean');
      expect(unknown.errors?.[0]?.extensions.validation).toEqual({
        'input.arguments': ['Field "text_serch" is not defined by type "ParticipantWhere".'],
      });
    } finally {
      await production.close();
    }
  });

  it('a file that is gone is a fault without its path', async () => {
    const [document] = await test.database.transaction((tx) =>
      run<{ id: string }>(
        tx,
        sql`update approved_documents set file_hash = ${'0'.repeat(64)}, file_name = 'a.pdf', file_size = 1, pages = 1, date_filed = now()
            where id = (select min(id) from approved_documents) returning id::text`,
      ),
    );
    const authorization = `Bearer ${await test.tokenOf('administrator')}`;
    const answer = await test.app.inject({
      url: `/downloads/approved/${document?.id}`,
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      errors: [
        {
          message: 'Something went wrong on our side.',
          extensions: { code: 'INTERNAL', requestId: expect.any(String) as string },
        },
      ],
    });
  });

  it('the audit cannot be emptied at once (S4)', async () => {
    const emptied = sql`truncate audits`.execute(test.database.kysely);
    await expect(emptied).rejects.toThrow('The audit is append-only.');
  });
});
