import { sql } from 'kysely';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { roles, type Role } from '#server/access/roleTable.ts';
import { records } from '#tests/factories/records.ts';
import type { Api } from '../startApi.ts';

/** One record of each type, all of one country, made by an administrator. */
export interface Fixtures {
  readonly country: string;
  readonly trainingCentre: string;
  readonly centreEvent: string;
  readonly participant: string;
  /** Waits for a seat on the event of the others. */
  readonly waitingParticipant: string;
  readonly trainer: string;
  /** An event where the trainer teaches. */
  readonly taughtEvent: string;
  readonly eventBooking: string;
  readonly waitingListEntry: string;
  /** An event without seats, where people may wait (W2). */
  readonly fullEvent: string;
  /** An entry that has a seat now; upgraded by the first who may (W5). */
  readonly upgradable: string;
  readonly mergeTemplate: string;
  /** A booker of the country. */
  readonly user: string;
  readonly redirect: string;
  /** Shared with administrators. */
  readonly savedView: string;
  readonly costCategory: string;
  /** A share of a cost, of an event of the country that is over. */
  readonly reportableSpend: string;
  /** Key of a run of invitations to the event of the booking, and the guid of one that was made. */
  readonly documentRun: string;
  readonly generatedDocument: string;
  /** One that somebody else works on. */
  readonly task: string;
  /** A file that somebody else reads records from, and one that somebody else has written. */
  readonly recordImport: string;
  readonly recordExport: string;
  readonly approvedDocument: string;
  /** One that is approved. */
  readonly withdrawable: string;
  /** For an erasure, by somebody else. */
  readonly participantRequest: string;
  readonly audit: string;
  /** The password one has when this place is tried, and the one that it is changed to. */
  readonly currentPassword: string;
  readonly nextPassword: string;
}

/** The two places that roles are tried on, and a person of each role who belongs to the first. */
export interface RoleWorld {
  readonly own: Fixtures;
  readonly other: Fixtures;
  readonly username: (role: Role) => string;
}

const otherPassword = 'nobody guesses 27 harbours';

/** User names begin with `prefix`. */
export async function makeRoleWorld(api: Api, prefix: string): Promise<RoleWorld> {
  const own = await makeFixtures(api, 'DE', [testPassword, otherPassword]);
  const other = await makeFixtures(api, 'JP', [otherPassword, testPassword]);
  const username = (role: Role) => `${prefix}-${role}`;
  const make = records(api.as('administrator').ask);
  for (const role of roles)
    await make.user({
      username: username(role),
      password: testPassword,
      roles: [role],
      countries: [own.country],
    });
  return { own, other, username };
}

export async function makeFixtures(
  api: Api,
  code: string,
  [currentPassword, nextPassword]: readonly [string, string],
): Promise<Fixtures> {
  const make = records(api.as('administrator').ask);
  const country = api.country(code);
  const centre = await make.centre({ country_id: country });
  const event = await make.event({ training_centre_id: centre.id });
  const participant = await make.participant({ country_id: country, is_hcp: true });
  const waiting = await make.participant({ country_id: country });
  const fullEvent = await make.event({ training_centre_id: centre.id, max_trainees: 0 });
  const trainer = await make.trainer({ country_id: country });
  const taughtEvent = await make.event({
    training_centre_id: centre.id,
    trainers: { sync: [{ id: trainer.id, priority: 1 }] },
  });
  const on = { centre_event_id: event.id };
  const wait = async (centre_event_id: string) =>
    (await make.waitingEntry({ centre_event_id, participant: { connect: waiting.id } })).id;
  const booking = await make.booking({ ...on, participant: { connect: participant.id } });
  return {
    ...(await madeDocument(api, event.id, booking.id)),
    task: await taskUnderWay(api),
    ...(await filesOfRecords(api)),
    country,
    trainingCentre: centre.id,
    centreEvent: event.id,
    participant: participant.id,
    waitingParticipant: waiting.id,
    trainer: trainer.id,
    taughtEvent: taughtEvent.id,
    eventBooking: booking.id,
    waitingListEntry: await wait(fullEvent.id),
    fullEvent: fullEvent.id,
    upgradable: await upgradable(api, centre.id, wait),
    mergeTemplate: (await make.template()).id,
    user: (await make.user({ roles: ['booker'], countries: [country] })).id,
    redirect: (await make.redirect()).id,
    savedView: (await make.savedView({ audience: 'ROLE', role: 'administrator' })).id,
    costCategory: (await make.costCategory()).id,
    reportableSpend: await spentOn(api, centre.id, participant.id),
    approvedDocument: (await make.document(event.id)).id,
    withdrawable: await approved(api, (await make.filedDocument(event.id)).id),
    participantRequest: (await make.erasureRequest((await make.participant({ country_id: country })).id)).id,
    audit: await auditOf(api, centre.id),
    currentPassword,
    nextPassword,
  };
}

/** A run, and a document of it as it would have been made. */
async function madeDocument(
  api: Api,
  event: string,
  booking: string,
): Promise<Pick<Fixtures, 'documentRun' | 'generatedDocument'>> {
  const { run } = await api
    .as('administrator')
    .ask(
      'mutation ($params: JSON!) { run: getOrCreateDocumentRun(runType: INVITATION, runParams: $params) { key } }',
      { params: JSON.stringify({ centre_event_id: event }) },
    );
  const documentRun = (run as { key: string }).key;
  const { rows } = await sql<{ guid: string }>`with made as (
      insert into generated_documents (document_run_id, impression_keys, run_type, title, file_name, file_hash, file_size, pages,
        language, fields, centre_event_id, event_booking_id, author_id, date_created)
      select id, array['one'], run_type, 'Invitation', 'Invitation.pdf', repeat('0', 64), 1, 1, 'en-GB', '[]', centre_event_id, ${booking}, 1, now()
      from document_runs where key = ${documentRun}::uuid returning id, guid),
    named as (insert into generated_document_records select id, 'eventBooking', 'EVENT_BOOKING', ${booking} from made)
    select guid from made`.execute(api.app.database.kysely);
  return { documentRun, generatedDocument: rows[0]?.guid ?? '' };
}

async function taskUnderWay(api: Api): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into tasks (kind, title, owner_id, state, payload, runner, heartbeat_at, date_created)
    values ('WORK', 'Work', 1, 'RUNNING', '{}', gen_random_uuid(), clock_timestamp() + interval '1 day', now()) returning id::text`.execute(
    api.app.database.kysely,
  );
  return rows[0]?.id ?? '';
}

async function filesOfRecords(api: Api): Promise<Pick<Fixtures, 'recordImport' | 'recordExport'>> {
  const { kysely } = api.app.database;
  const read = await sql<{ id: string }>`
    insert into record_imports (owner_id, type, file_name, file_hash, settings, fields, columns, decimals, dates, date_created)
    values (1, 'Participant', 'people.csv', 'none', '{}', '[]', '[]', 'POINT', 'DMY', now()) returning id::text`.execute(
    kysely,
  );
  const written = await sql<{ guid: string }>`
    insert into record_exports (owner_id, asked, file_name, rows, date_created)
    values (1, '{}', 'people.csv', 1, now()) returning guid::text`.execute(kysely);
  return { recordImport: read.rows[0]?.id ?? '', recordExport: written.rows[0]?.guid ?? '' };
}

async function upgradable(
  api: Api,
  centre: string,
  wait: (event: string) => Promise<string>,
): Promise<string> {
  const { ask } = api.as('administrator');
  const { id } = await records(ask).event({ training_centre_id: centre, max_trainees: 0 });
  const entry = await wait(id);
  await ask('mutation ($id: ID!) { updateCentreEvent(input: { id: $id, max_trainees: 1 }) { id } }', { id });
  return entry;
}

/** The id of what is reported of somebody who attended. */
async function spentOn(api: Api, centre: string, participant: string): Promise<string> {
  const { ask } = api.as('administrator');
  const cost = {
    name: 'Room',
    cost_category_id: '1',
    amount_exc_vat: 100,
    amount_inc_vat: 100,
    currency: 'EUR',
  };
  const make = records(ask);
  const { id } = await make.event({
    training_centre_id: centre,
    date_start: '2026-03-02',
    date_end: '2026-03-02',
    estimated_costs: { create: [cost] },
  });
  await make.booking({
    centre_event_id: id,
    booking_status: 'CONFIRMED',
    override_reason: 'They came',
    participant: { connect: participant },
  });
  const { spend } = await ask(
    'query ($id: ID!) { spend: reportableSpend(where: { centre_event_id: $id }) { data { id } } }',
    { id },
  );
  return (spend as { data: { id: string }[] }).data[0]?.id ?? '';
}

async function approved(api: Api, document: string): Promise<string> {
  await api
    .as('compliance')
    .ask('mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }', {
      input: { id: document, jobcode: `JOB-${document}` },
    });
  return document;
}

async function auditOf(api: Api, centreId: string): Promise<string> {
  const found = api.app.database.kysely
    .selectFrom('audits')
    .select('id')
    .where('auditable_type', '=', 'TrainingCentre')
    .where('auditable_id', '=', centreId);
  return (await found.executeTakeFirstOrThrow()).id;
}

export type FixtureKey = keyof Fixtures;
