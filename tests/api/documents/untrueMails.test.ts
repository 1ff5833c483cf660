import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraserOf } from '../bookings/people/eraserOf.ts';
import { bookingWorldOf } from '../bookings/bookingWorld.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';
import { mailRound } from '../server/mailRound.ts';
import { useApi } from '../useApi.ts';
import { handingOnOf } from './handingOn.ts';
import { gap, runWorldOf } from './runWorld.ts';
import { updating } from '../mutations.ts';

/** What has become untrue while it waited, or is nobody's any more (M5). */
describe('the mail of a document', () => {
  const api = useApi();
  const world = runWorldOf(api);
  const manager = api.as('global_manager');
  const { made, sent } = handingOnOf(world);
  const { erase } = eraserOf(bookingWorldOf(api));
  let server: MailServer;
  let covering: string;
  beforeAll(async () => {
    server = await startMailServer();
    covering = (
      await world.make.template({
        contexts: ['PARTICIPANT', 'CENTRE_EVENT'],
        html: `<p>Hello ${gap('participant.firstName')}</p>`,
      })
    ).id;
  }, 120_000);
  afterAll(() => server.close());

  const send = async (documentGuids: readonly string[], input: object = {}) =>
    (
      (await sent(manager, documentGuids, { template_id: covering, ...input })).data?.['task'] as {
        id: string;
      }
    ).id;

  it('is not sent where it says what is no longer so when the mail goes out, unless that was asked for (M5)', async () => {
    await world.textOf('invitation', `<p>Come on ${gap('centreEvent.dateStart')}</p>`);
    const event = await world.eventWith([
      { first_name: 'Cal', last_name: 'Able', email: 'cal@clinic.example' },
      { first_name: 'Dot', last_name: 'Bold', email: 'dot@clinic.example' },
    ]);
    const guids = await made(event);
    await mailRound(world.api.app, { SMTP_URL: server.url });
    const admin = world.api.as('administrator');
    const before = await send(guids.slice(1));
    await world.ended(manager, before);
    const cancelled = { id: event.bookings[1]?.id, booking_status: 'CANCELLED' };
    await admin.ask(updating('EventBooking'), { input: cancelled });
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(1);
    const reason = 'What it says has changed since it was to be mailed. Please look at it, and send it anew.';
    expect((await world.ended(manager, before)).rows).toMatchObject([{ state: 'FAILED', message: reason }]);
    const moved = await send(guids.slice(0, 1));
    await world.ended(manager, moved);
    await admin.ask(updating('CentreEvent'), {
      input: { id: event.id, date_start: '2027-09-01', date_end: '2027-09-02' },
    });
    const taken = server.taken.length;
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(1);
    expect(server.taken).toHaveLength(taken);
    expect((await world.ended(manager, moved)).rows).toMatchObject([{ state: 'FAILED', message: reason }]);
    // Whoever sends it by now sees what it is.
    await world.ended(manager, await send(guids));
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(2);
    expect(server.taken).toHaveLength(taken + 2);
  });

  it('is not sent where its covering text says a day that is no longer so (M5)', async () => {
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}</p>`);
    const event = await world.eventWith([
      { first_name: 'Eve', last_name: 'Cold', email: 'eve@clinic.example' },
      { first_name: 'Fay', last_name: 'Dark', email: 'fay@clinic.example' },
    ]);
    const { id: template_id } = await world.make.template({
      contexts: ['PARTICIPANT', 'CENTRE_EVENT'],
      html: `<p>See you on ${gap('centreEvent.dateStart')}</p>`,
    });
    const guids = await made(event);
    const tasks = [await send(guids.slice(0, 1), { template_id }), await send(guids.slice(1))];
    for (const task of tasks) await world.ended(manager, task);
    await world.api.as('administrator').ask(updating('CentreEvent'), {
      input: { id: event.id, date_start: '2027-09-01', date_end: '2027-09-02' },
    });
    const taken = server.taken.length;
    await mailRound(world.api.app, { SMTP_URL: server.url });
    expect(server.taken).toHaveLength(taken + 1);
    expect(
      (await Promise.all(tasks.map((task) => world.ended(manager, task)))).map(({ rows }) => rows[0]?.state),
    ).toEqual(['FAILED', 'DONE']);
  });

  it('is not sent to whom has been erased meanwhile (G5)', async () => {
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}</p>`);
    const event = await world.eventWith([
      { first_name: 'Gus', last_name: 'Even', email: 'gus@clinic.example' },
    ]);
    const task = await send(await made(event));
    await world.ended(manager, task);
    await world.endLongAgo(event.id);
    const person = event.bookings[0]?.participant ?? '';
    expect((await erase(api.as('administrator'), person)).errors).toBeUndefined();
    const taken = server.taken.length;
    expect(await mailRound(api.app, { SMTP_URL: server.url })).toBe(1);
    expect(server.taken).toHaveLength(taken);
    expect((await world.ended(manager, task)).rows).toMatchObject([{ state: 'FAILED' }]);
  });
});
