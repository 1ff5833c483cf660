import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Relay, startRelay } from '#tests/setup/relay.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import { WriteChannel } from './WriteChannel.ts';

let server: ServerDatabase;
let relay: Relay;
const events = new DatabaseEvents();
const heard: (readonly string[])[] = [];
events.onWrite((tables) => heard.push([...tables]));

beforeAll(async () => {
  server = await createServerDatabase();
  relay = await startRelay(Number(new URL(server.url).port));
});
afterAll(async () => {
  relay.close();
  await server.drop();
});

it('a line that says nothing any more is noticed, and whatever may have been missed is told', async () => {
  const url = new URL(server.url);
  url.port = String(relay.port);
  const lost: Error[] = [];
  const channel = new WriteChannel(
    url.href,
    events,
    async () => new Set(['notes', 'people']),
    (error) => lost.push(error),
  );
  await channel.open();
  await server.run(`notify convene_writes, '{"from": "another", "tables": ["notes"]}'`);
  await expect.poll(() => heard).toEqual([['notes']]);
  relay.hold();
  await expect.poll(() => channel.hears(), { timeout: 4_000 }).toBe(false);
  expect(heard).toEqual([['notes']]);
  relay.letGo();
  await expect.poll(() => channel.hears(), { timeout: 4_000 }).toBe(true);
  expect(heard).toEqual([['notes'], ['notes', 'people']]);
  expect(lost.length).toBeGreaterThan(0);
  await channel.close();
});
