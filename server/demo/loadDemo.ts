import type { Kysely } from 'kysely';
import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import { allowLongStatements } from '../db/statementLimits.ts';
import type { Tx } from '../db/rows.ts';
import type { Tables } from '../db/tables/Tables.ts';
import { planAgendas } from './agendas.ts';
import { type DemoFiles, insertDocuments } from './approvals.ts';
import { planAudits } from './audits.ts';
import { centreTrainerRows, planCentres } from './centres.ts';
import { planCosts } from './costs.ts';
import { type DemoContext, readContext } from './DemoContext.ts';
import { planDocuments } from './documents.ts';
import { allowedCountryRows, eventTrainerRows, planEvents } from './events.ts';
import { frozenRows } from './honoraria.ts';
import { insertRows } from './insertRows.ts';
import { planParticipants } from './participants.ts';
import { planBookings } from './planBookings.ts';
import { planRateSets } from './rateSets.ts';
import { planRequests } from './requests.ts';
import { planTemplates } from './templates.ts';
import { planTrainers } from './trainers.ts';
import { planUsers } from './users.ts';
import { planWaitingList } from './waitingList.ts';
import { expiresSoon, sealPassport } from '../modules/passport/index.ts';

export interface DemoOptions {
  /** The day that all dates are counted from, YYYY-MM-DD. */
  readonly today: string;
  /** One password for all accounts, hashed already. */
  readonly passwordHash: string;
  /** Seals what the demo's people have in their passports (G4). */
  readonly passports: ColumnCipher;
  /** Makes and keeps the files of the documents; without, they have none. */
  readonly files?: DemoFiles;
}

/**
 * Fills an empty, migrated database with the demo data, in one transaction: the same for the same day. Its statistics are
 * the caller's, as after an import (`maintain`).
 * Accepts a transaction as well, so that a caller may load within its own.
 */
export async function loadDemo(db: Kysely<Tables>, options: DemoOptions): Promise<void> {
  if (db.isTransaction) return insertDemo(db as Tx, options);
  await db.transaction().execute((tx) => insertDemo(tx, options));
}

const rowsOf = <Row>(planned: readonly { readonly row: Row }[]): readonly Row[] =>
  planned.map(({ row }) => row);

async function insertDemo(tx: Tx, { today, passwordHash, passports, files }: DemoOptions): Promise<void> {
  await allowLongStatements(tx);
  const context = await readContext(tx, today, passwordHash);
  const world = planWorld(context);
  const ends = new Map(world.events.map(({ row }) => [row.id, row.date_end]));
  await insertRows(tx, 'users', world.users.users);
  await insertRows(tx, 'demo_passwords', [{ password_hash: passwordHash }]);
  await insertRows(tx, 'user_roles', world.users.roles);
  await insertRows(tx, 'user_countries', world.users.countries);
  await insertRows(tx, 'exchange_rate_sets', rowsOf(world.rateSets));
  const rates = world.rateSets.flatMap((set) => set.rates);
  await insertRows(tx, 'exchange_rates', rates);
  await insertRows(tx, 'trainers', rowsOf(world.trainers));
  await insertRows(tx, 'participants', rowsOf(world.participants));
  await insertRows(tx, 'merge_templates', world.templates);
  await insertRows(tx, 'training_centres', rowsOf(world.centres));
  await insertRows(tx, 'training_centre_trainers', centreTrainerRows(world.centres));
  await insertRows(tx, 'centre_events', rowsOf(world.events));
  await insertRows(tx, 'centre_event_trainers', eventTrainerRows(context, world.events));
  const [approver = 1] = world.users.withRole('compliance');
  await insertRows(tx, 'frozen_honoraria', frozenRows(context, world.events, world.trainers, approver));
  await insertRows(tx, 'centre_event_allowed_countries', allowedCountryRows(context, world.events));
  const agendas = planAgendas(context, world.events);
  await insertRows(tx, 'agendas', agendas.agendas);
  await insertRows(tx, 'agenda_sections', agendas.sections);
  await insertRows(tx, 'agenda_items', agendas.items);
  await insertRows(tx, 'agenda_item_trainers', agendas.trainers);
  const endDocuments = await insertDocuments(tx, world.documents, files ?? null);
  await insertRows(tx, 'estimated_costs', planCosts(context, world.events));
  const bookings = rowsOf(world.bookings).map(sealedRow('event_bookings', passports, ends));
  await insertRows(tx, 'event_bookings', bookings);
  const waiting = world.waiting.map(sealedRow('waiting_list_entries', passports, ends));
  await insertRows(tx, 'waiting_list_entries', waiting);
  await insertRows(tx, 'participant_requests', planRequests(context, world));
  await endDocuments();
  await insertRows(tx, 'audits', planAudits(context, world));
}

function planWorld(context: DemoContext) {
  const users = planUsers(context);
  const trainers = planTrainers(context);
  const participants = planParticipants(context, users);
  const centres = planCentres(context, trainers);
  const events = planEvents(context, centres, trainers);
  const planned = planBookings(context, events, participants, users);
  const waiting = planWaitingList(context, events, planned, users);
  const documents = planDocuments(context, events, centres, users);
  const templates = planTemplates(context, users);
  return {
    users,
    rateSets: planRateSets(context, users),
    trainers,
    participants,
    centres,
    events,
    bookings: planned.bookings,
    waiting,
    documents,
    templates,
  };
}

interface PlannedRow {
  readonly centre_event_id: string | number;
  readonly passport_number?: string | null;
  readonly passport_country_issue?: string | null;
  readonly passport_expiration_date?: string | null;
}

/** Seals the passport of a planned row, as a row that is written is sealed (G4). `ends` are the last days of events. */
function sealedRow<R extends PlannedRow>(
  table: 'event_bookings' | 'waiting_list_entries',
  cipher: ColumnCipher,
  ends: ReadonlyMap<number, string>,
): (row: R) => R {
  return (row) => {
    if (!row.passport_number) return row;
    const end = ends.get(Number(row.centre_event_id)) ?? null;
    return {
      ...row,
      ...sealPassport(cipher, table, {
        passport_number: row.passport_number,
        passport_country_issue: row.passport_country_issue ?? null,
        passport_expiration_date: row.passport_expiration_date ?? null,
      }),
      passport_expires_soon: expiresSoon(row.passport_expiration_date ?? null, end),
    };
  };
}
