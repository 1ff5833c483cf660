import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggerOptions } from './loggerOptions.ts';
import { RequestLog } from './RequestLog.ts';

/** What the log of a server says, without when. */
function logged() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({
    logger: { ...loggerOptions('info'), stream },
    logController: new RequestLog(),
    // Whoever leaves keeps their line open for four seconds more.
    forceCloseConnections: true,
  });
  return { app, lines };
}
const gone = (code: string) => Object.assign(new Error('gone'), { code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells of an outage when it begins and when it is over, however much fails meanwhile', () => {
  const { app, lines } = logged();
  for (const err of [gone('57P01'), gone('ECONNREFUSED'), new Error('timeout expired')]) {
    app.log.error({ err }, 'A job failed.');
    vi.advanceTimersByTime(60_000);
  }
  expect(lines).toMatchObject([
    { level: 50, msg: 'What the server rests on is away.', err: { code: '57P01' } },
  ]);
  vi.advanceTimersByTime(5_000);
  expect(lines.slice(1)).toMatchObject([
    { level: 30, msg: 'What was away is back.', seconds: 120, faults: 3 },
  ]);
  app.log.error({ err: gone('53100') }, 'A job failed.');
  expect(lines[2]).toMatchObject({ level: 50, err: { code: '53100' } });
});

it('tells why the database is away, and no word of a statement that it refused', () => {
  const { app, lines } = logged();
  const refused = (code: string, message: string) =>
    Object.assign(new Error(message), { code, severity: 'ERROR' });
  app.log.error({ err: refused('53300', 'sorry, too many clients already') }, 'A job failed.');
  app.log.error({ err: refused('22P02', 'invalid input syntax: "Somebody"') }, 'A resolver failed.');
  expect(lines).toMatchObject([
    { err: { message: 'sorry, too many clients already', code: '53300' } },
    { err: { message: 'The database refused a statement.', code: '22P02' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Somebody');
});

it('leaves what is a fault of its own, and another server that is not reached, in their words', () => {
  const { app, lines } = logged();
  app.log.error({ err: gone('23505') }, 'A resolver failed.');
  app.log.error({ err: new Error('fetch failed', { cause: gone('ECONNREFUSED') }) }, 'report unavailable');
  expect(lines.map(({ msg }) => msg)).toEqual(['A resolver failed.', 'report unavailable']);
});

it('has one line for each request', async () => {
  vi.useRealTimers();
  const { app, lines } = logged();
  app.get('/there', async () => 'yes');
  const leaving = new AbortController();
  app.get('/slow', () => {
    leaving.abort();
    return new Promise<string>(() => undefined);
  });
  await app.inject('/there?who=somebody');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => undefined);
  const ofRequests = () => lines.filter(({ req }) => req !== undefined);
  await expect.poll(ofRequests).toMatchObject([
    {
      msg: 'request completed',
      req: { method: 'GET', path: '/there' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number) as unknown,
    },
    { msg: 'request aborted', req: { path: '/slow' } },
  ]);
  await app.close();
});
