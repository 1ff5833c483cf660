import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Answer } from '../Client.ts';
import { gap, runWorldOf } from '../documents/runWorld.ts';
import { startApi } from '../startApi.ts';
import { creating, updating } from '../mutations.ts';

/** What came of a race: the outcome of the erasure, that of what was done beside it, and whether G5 was broken. */
export interface Finish {
  readonly erased: string;
  readonly beside: string;
  readonly isBroken: boolean;
}

/** Somebody is erased at the moment that something else is done with them. */
export async function erasureRaces() {
  const api = await startApi();
  const admin = api.as('administrator');
  const manager = api.as('global_manager');
  const make = records(admin.ask);
  const runs = runWorldOf(api);
  const erase = (id: string): Promise<Answer> =>
    admin.send('mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }', {
      input: { id, reason: 'Asked for by letter' },
    });
  const isTrue = async (condition: ReturnType<typeof sql>): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(
      api.app.database.kysely,
    );
    return rows[0]?.found === true;
  };
  /** So many statements wait for a lock. */
  const areWaiting = (count: number) =>
    vi.waitFor(
      async () => {
        const waiting = sql`(select count(*) = ${count} from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')`;
        if (!(await isTrue(waiting))) throw new Error('Nobody waits yet.');
      },
      { timeout: 10_000 },
    );
  const raced = async (
    answers: readonly [Promise<Answer>, Promise<Answer | string>],
    broken: ReturnType<typeof sql>,
  ): Promise<Finish> => {
    const [erased, other] = await Promise.all(answers);
    const beside = typeof other === 'string' ? other : outcomeOf(other);
    return { erased: outcomeOf(erased), beside, isBroken: await isTrue(broken) };
  };

  return {
    api,

    /** It is written once, and told once. */
    twice: async (): Promise<Finish> => {
      const { id } = await make.participant();
      return raced(
        [erase(id), erase(id)],
        sql`(select count(*) > 1 from audits where auditable_type = 'Participant' and auditable_id = ${id}::bigint and jsonb_exists(new_values, 'erased_at'))`,
      );
    },

    /** Nobody who is erased has a seat to come. */
    orBook: async (): Promise<Finish> => {
      const [{ id }, event] = [await make.participant(), await make.event()];
      const input: Fields = {
        booking_status: 'NEW',
        booking_type: 'TRAINEE',
        centre_event_id: event.id,
        participant: { connect: id },
      };
      const book = creating('EventBooking');
      return raced(
        [erase(id), manager.send(book, { input })],
        sql`exists (select 1 from participants p join event_bookings b on b.participant_id = p.id where p.id = ${id}::bigint and p.erased_at is not null)`,
      );
    },

    /** What is entered is gone, in the record and in the log, or refused. */
    orEdit: async (later = 0): Promise<Finish> => {
      const { id } = await make.participant();
      const change = updating('Participant');
      return raced(
        [
          erase(id),
          setTimeout(later).then(() =>
            manager.send(change, { input: { id, last_name: 'Raceworth', city: 'Raceworth' } }),
          ),
        ],
        sql`exists (select 1 from participants p where p.id = ${id}::bigint and p.erased_at is not null and p::text ilike '%raceworth%')
          or exists (select 1 from audits a where a.auditable_type = 'Participant' and a.auditable_id = ${id}::bigint and a::text ilike '%raceworth%')`,
      );
    },

    /** No file prints the passport of somebody who is erased, also where it was being printed meanwhile. */
    orPrint: async (): Promise<Finish> => {
      await runs.textOf(
        'visa-letter',
        `<p>${gap('participant.fullName')} ${gap('eventBooking.passportNumber')}</p>`,
      );
      const booking = { visa_required: true, passport_number: 'XK1234567' };
      const event = await runs.eventWith([{ last_name: 'Printworth', booking }]);
      const id = event.bookings[0]?.participant ?? '';
      const { key } = await runs.open(manager, 'VISA_LETTER', { centre_event_id: event.id });
      await runs.endLongAgo(event.id);
      const task = await runs.generate(manager, { key, reason: 'For the embassy' });
      return raced(
        [erase(id), runs.ended(manager, task).then(({ rows: [row] }) => row?.message ?? 'ok')],
        sql`exists (select 1 from generated_documents d join participants p on p.id = d.participant_id
          where p.id = ${id}::bigint and p.erased_at is not null and d.holds_passport
            and not exists (select 1 from deleted_document_files f where f.generated_document_id = d.id))`,
      );
    },

    /** Documents that wait for an event which an erasure holds already hold nothing for which that waits. */
    orFile: async (): Promise<Finish> => {
      const [first, second] = [await runs.eventWith([{}]), await make.event()];
      const [booking] = first.bookings;
      const id = booking?.participant ?? '';
      await runs.endLongAgo(first.id);
      const later = await make.booking({ centre_event_id: second.id, participant: { connect: id } });
      await runs.endLongAgo(second.id);
      const about = (event: string, seat: string | undefined) => ({
        key: event,
        label: 'Note',
        fileName: 'Note',
        contexts: [
          { mergeContext: 'CENTRE_EVENT', mergeContextId: event },
          { mergeContext: 'EVENT_BOOKING', mergeContextId: seat },
        ],
      });
      const text = {
        html: `<p>${gap('eventBooking.participant.fullName')}</p>`,
        impressions: [about(second.id, later.id), about(first.id, booking?.id)],
      };
      // Past the guard of the app's own transactions: the race happens within.
      const answers = await api.app.database.kysely.transaction().execute(async (tx) => {
        await sql`select 1 from centre_events where id = ${first.id} for update`.execute(tx);
        const erasing = erase(id);
        await areWaiting(1);
        const making = manager.send(
          'mutation ($html: RichText!, $impressions: [MergeImpressionInput!]!) { generateMergeDocuments(html: $html, impressions: $impressions) { guid } }',
          text,
        );
        await areWaiting(2);
        return [erasing, making] as const;
      });
      return raced(
        answers,
        sql`exists (select 1 from generated_documents d where d.event_booking_id in (${booking?.id ?? ''}::bigint, ${later.id}::bigint))`,
      );
    },
  };
}
