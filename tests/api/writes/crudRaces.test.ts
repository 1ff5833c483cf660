import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { creating, deleting, updating } from '../mutations.ts';

/** What two people do at the same moment. On the embedded database they take turns; on a server they meet. */
const api = useApi();

const atOnce = async (mutation: string, inputs: readonly Fields[]): Promise<readonly string[]> => {
  const answers = await Promise.all(inputs.map((input) => api.as('administrator').send(mutation, { input })));
  return answers.map(outcomeOf).sort();
};

/** Locks an event's row in a transaction of its own; answers what ends it. */
async function holdRow(id: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let holder: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    holder = api.app.database.transaction(async (tx) => {
      await tx.selectFrom('centre_events').select('id').where('id', '=', id).forUpdate().execute();
      resolve();
      await released;
    });
    holder.catch(reject);
  });
  return () => {
    release();
    return holder;
  };
}

describe('whoever waits too long for somebody else’s lock', () => {
  it('is asked to try again (K1)', async ({ skip }) => {
    skip(api.app.database.kind === 'pglite', 'one connection: nobody waits for a row');
    const { id } = await api.make.event();
    const releaseRow = await holdRow(id);
    const mutation = deleting('CentreEvent');
    const outcome = outcomeOf(await api.as('administrator').send(mutation, { id }));
    await releaseRow();
    expect(outcome).toBe('BUSY');
  });
});

describe('two at once', () => {
  it('book one person once (C9)', async () => {
    const input = {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: (await api.make.event()).id,
      participant: { connect: (await api.make.participant()).id },
    };
    const mutation = creating('EventBooking');
    expect(await atOnce(mutation, [input, input, input])).toEqual([
      'BOOKING_DUPLICATE',
      'BOOKING_DUPLICATE',
      'ok',
    ]);
  });

  it('replace one list: it ends as one of the two, whole', async () => {
    const [one, two] = [await api.make.trainer(), await api.make.trainer()];
    const { id } = await api.make.event();
    const mutation = updating('CentreEvent');
    const inputs = [[one.id, two.id], [two.id]].map((ids) => ({
      id,
      trainers: { sync: ids.map((trainer, index) => ({ id: trainer, priority: index })) },
    }));
    expect(await atOnce(mutation, inputs)).toEqual(['ok', 'ok']);
    const { centreEvent } = await api
      .as('administrator')
      .ask('query ($id: ID!) { centreEvent(id: $id) { trainers { trainerId } } }', { id });
    const left = (centreEvent as { trainers: { trainerId: string }[] }).trainers.map(
      ({ trainerId }) => trainerId,
    );
    expect([`${one.id},${two.id}`, two.id]).toContain(left.join());
  });

  it('make the next version of a template, each its own (M1)', async () => {
    const { id } = await api.make.template();
    await api.app.database.kysely
      .updateTable('merge_templates')
      .set({ used_at: '2026-11-20T10:00:00Z' })
      .where('id', '=', id)
      .execute();
    const mutation = updating('MergeTemplate');
    const input = { id, name: 'Next', contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' };
    expect(await atOnce(mutation, [input, input])).toEqual(['ok', 'ok']);
    const { mergeTemplate } = await api
      .as('administrator')
      .ask('query ($id: ID!) { mergeTemplate(id: $id) { versions { version } } }', { id });
    expect(mergeTemplate).toEqual({ versions: [{ version: 3 }, { version: 2 }, { version: 1 }] });
  });
});
