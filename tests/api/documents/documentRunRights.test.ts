import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import { runTypes } from '#server/modules/documentRun/runKindPolicy.ts';
import { records } from '#tests/factories/records.ts';
import { outcomeOf, type Client, validationOf } from '../Client.ts';
import { updating } from '../mutations.ts';
import { somebody } from '../somebody.ts';
import { gap, invitation, runWorldOf } from './runWorld.ts';
import { useApi } from '../useApi.ts';

/** Who may make documents, and of whom. */
describe('document runs', () => {
  const world = runWorldOf(useApi());

  it('is for whom the role table names, kind by kind', async () => {
    const event = await world.eventWith([{ country: 'PL' }], 'PL');
    const params = { centre_event_id: event.id };
    const tried = async (role: Role, country: string | null = null) => {
      const who = country === null ? world.api.as(role) : await somebody(world.api, [role], country);
      const makes = async (runType: string) => {
        const answer = await who.send(
          'mutation ($runType: DocumentRunType!, $runParams: JSON!) { run: getOrCreateDocumentRun(runType: $runType, runParams: $runParams) { whyNotGenerate } }',
          { runType, runParams: JSON.stringify(params) },
        );
        const run = answer.data?.['run'] as { whyNotGenerate: string | null } | null | undefined;
        if (!run) return null;
        return `${runType} ${run.whyNotGenerate === null ? 'makes' : 'reads'}`;
      };
      const all = await Promise.all(runTypes.map(makes));
      return all.filter((each) => each !== null);
    };
    const every = (how: string, kinds: readonly string[]) => kinds.map((kind) => `${kind} ${how}`);
    const contracts = ['TRAINER_CONTRACT', 'HONORARIA_STATEMENT'];
    const money = [...contracts, 'COST_SUMMARY'];
    const others = runTypes.filter((type) => !money.includes(type));
    const inOrder = (kinds: readonly string[]) =>
      [...kinds].sort(
        (one, other) =>
          runTypes.findIndex((type) => one.startsWith(type)) -
          runTypes.findIndex((type) => other.startsWith(type)),
      );
    expect(await tried('administrator')).toEqual(
      inOrder([...every('makes', others), ...every('reads', money)]),
    );
    expect(await tried('global_manager')).toEqual(every('makes', runTypes));
    expect(await tried('country_manager', 'PL')).toEqual(
      every(
        'makes',
        runTypes.filter((type) => !contracts.includes(type)),
      ),
    );
    expect(await tried('country_manager', 'JP')).toEqual([]);
    expect(await tried('logistics')).toEqual(every('makes', ['ATTENDANCE_LIST', 'BADGE', 'LOGISTICS_SHEET']));
    expect(await tried('compliance')).toEqual(inOrder([...every('reads', others), ...every('makes', money)]));
    expect(await tried('viewer')).toEqual([]);
    // Nobody's booking is theirs.
    expect(await tried('booker')).toEqual([]);
  });

  it('offers its lists to whoever reads some kind of document, and says to others that they do not', async () => {
    const types = ['DocumentRunEntry', 'GeneratedDocument'];
    const told = async (role: Role) => {
      const { access } = await world.api.as(role).ask('{ access { type can { action allowed why } } }', {});
      return (access as { type: string; can: { action: string; why: string | null }[] }[])
        .filter(({ type }) => types.includes(type))
        .map(({ can }) => can.find(({ action }) => action === 'list')?.why);
    };
    expect(await told('booker')).toEqual([null, null]);
    expect(await told('viewer')).toEqual([
      'Your roles do not let you see document runs.',
      'Your roles do not let you see documents.',
    ]);
  });

  it('shows a booker their own bookings only, and nobody documents of people who are hidden (S1)', async () => {
    await world.textOf('invitation', invitation);
    const manager = world.api.as('global_manager');
    const booker = await somebody(world.api, ['booker'], 'PL');
    const event = await world.eventWith([{ first_name: 'Eve', last_name: 'Other', city: 'Łódź' }], 'PL');
    const made = records(booker.ask);
    const person = await made.participant({
      first_name: 'Own',
      last_name: 'Guest',
      city: 'Łódź',
      country_id: world.api.country('PL'),
    });
    await made.booking({ centre_event_id: event.id, participant: { connect: person.id } });
    const run = await world.open(booker, 'INVITATION', { centre_event_id: event.id });
    expect(run.impressions.map(({ label }) => label)).toEqual(['Own Guest']);
    expect((await world.open(manager, 'INVITATION', { centre_event_id: event.id })).impressions).toHaveLength(
      2,
    );
    const strange = run.impressions[0]?.key.replace(/\d+$/, event.bookings[0]?.id ?? '') ?? '';
    const refused = await booker.send(
      'mutation ($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }',
      {
        input: { key: run.key, impressions: [strange] },
      },
    );
    expect(refused.errors?.[0]?.extensions?.validation).toEqual({
      'input.impressions': [`This run has no document called ${strange}.`],
    });
    await world.ended(manager, await world.generate(manager, { key: run.key }));
    const mine = await booker.ask(
      'query ($where: GeneratedDocumentWhere) { generatedDocuments(where: $where) { data { guid title } } }',
      { where: { centre_event_id: event.id } },
    );
    const { data } = mine['generatedDocuments'] as { data: readonly { guid: string; title: string }[] };
    expect(data.map(({ title }) => title)).toEqual(['Invitation · Own Guest']);
    const combined = await world.ended(
      manager,
      await world.generate(manager, { key: run.key, combined: true }),
    );
    const [guid] = (JSON.parse(combined.result ?? '{}') as { guids: string[] }).guids;
    expect(
      (await booker.ask('query ($guid: ID!) { generatedDocument(guid: $guid) { title } }', { guid }))[
        'generatedDocument'
      ],
    ).toBeNull();
    expect((await world.fetch('global_manager', `/downloads/generated/${guid}`)).statusCode).toBe(200);
  });

  it('is made by no manager of countries of an event at home that is closed to them, whoever shows it (S2)', async () => {
    const event = await world.eventWith([{ country: 'PL' }], 'PL');
    await world.api
      .as('administrator')
      .ask(updating('CentreEvent'), { input: { id: event.id, restrict_countries: true } });
    const who = await somebody(world.api, ['country_manager', 'compliance'], 'PL');
    const generate = 'mutation ($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }';
    for (const kind of ['AGENDA', 'ATTENDANCE_LIST', 'INVITATION']) {
      const run = await world.open(who, kind, { centre_event_id: event.id });
      expect(run.whyNotGenerate, kind).toBe('Its event is restricted, and not open to your countries.');
      expect(outcomeOf(await who.send(generate, { input: { key: run.key } })), kind).toBe('FORBIDDEN');
      const own = { [`CENTRE_EVENT:${event.id}`]: { name: 'Ours' } };
      expect(outcomeOf(await world.update(who, run.key, own)), kind).toBe('FORBIDDEN');
    }
    // What the other role makes, it makes there too.
    const summary = await world.open(who, 'COST_SUMMARY', { centre_event_id: event.id });
    expect(summary.whyNotGenerate).toBeNull();
  });

  it('widens letters by no other role than the one that gives them (S1)', async () => {
    await world.textOf('invitation', `<p>${gap('participant.fullName')}</p>`);
    const manager = world.api.as('global_manager');
    const event = await world.eventWith(
      [{ last_name: 'Other' }, { last_name: 'Foreign', country: 'SE' }],
      'PL',
    );
    const ofEvent = { centre_event_id: event.id };
    const book = async (who: Client, last_name: string) => {
      const person = await records(who.ask).participant({ last_name, country_id: world.api.country('PL') });
      await records(who.ask).booking({ ...ofEvent, participant: { connect: person.id } });
    };
    const clerk = await somebody(world.api, ['booker', 'viewer'], 'PL');
    const officer = await somebody(world.api, ['booker', 'compliance'], 'PL');
    const local = await somebody(world.api, ['country_manager', 'logistics'], 'PL');
    await book(clerk, 'Clerks');
    await book(officer, 'Officers');
    const { key } = await world.open(manager, 'INVITATION', ofEvent);
    const { rows } = await world.ended(manager, await world.generate(manager, { key }));
    const guids = rows.map(({ result }) => (JSON.parse(result ?? '{}') as { guid: string }).guid);

    const lastName = (label: string) => label.split(' ').at(-1) ?? '';
    const shown = async (who: Client) =>
      (await world.read(who, key)).impressions.map(({ label, blocks }) =>
        [lastName(label), ...blocks.map(({ code }) => code)].join(' '),
      );
    const listed = async (who: Client) => {
      const { found } = await who.ask(
        'query ($where: GeneratedDocumentWhere) { found: generatedDocuments(where: $where, first: 50) { data { title } } }',
        { where: ofEvent },
      );
      return (found as { data: readonly { title: string }[] }).data
        .map(({ title }) => lastName(title))
        .sort();
    };
    const archived = async (who: Client, guid: string) =>
      outcomeOf(
        await who.send('mutation ($guids: [ID!]!) { generateDocumentArchive(documentGuids: $guids) }', {
          guids: [guid],
        }),
      );
    const handedOn = (who: Client) => Promise.all(guids.map((guid) => archived(who, guid)));
    const made = async (who: Client) => {
      const impressions = (await world.read(manager, key)).impressions.map((each) => each.key);
      const named = impressions.filter((each) => rows.some((row) => row.key === each));
      const answer = await who.send(
        'mutation ($input: GenerateDocumentsInput!) { made: generateDocuments(input: $input) { id } }',
        { input: { key, impressions: named } },
      );
      if (outcomeOf(answer) !== 'ok') return outcomeOf(answer);
      const { id } = answer.data?.['made'] as { id: string };
      return (await world.ended(who, id)).rows.map(({ state }) => state);
    };

    const order = rows.map((_row, index) => index);
    const names = (await world.read(manager, key)).impressions.map(({ label }) => lastName(label));
    const outcomes = (which: (name: string) => string) => order.map((index) => which(names[index] ?? ''));
    expect([...names].sort()).toEqual(['Clerks', 'Foreign', 'Officers', 'Other']);

    expect(await shown(clerk)).toEqual(['Clerks']);
    expect(await listed(clerk)).toEqual(['Clerks']);
    expect(await handedOn(clerk)).toEqual(outcomes((name) => (name === 'Clerks' ? 'ok' : 'NOT_FOUND')));
    expect(await made(clerk)).toBe('VALIDATION');
    const strange = await clerk.send(
      'mutation ($runParams: JSON!) { getOrCreateDocumentRun(runType: INVITATION, runParams: $runParams) { key } }',
      { runParams: JSON.stringify({ ...ofEvent, event_booking_ids: [event.bookings[0]?.id] }) },
    );
    expect(outcomeOf(strange)).toBe('VALIDATION');

    // Compliance reads them all and makes none.
    const blocked = (name: string) => (name === 'Officers' ? name : `${name} OUT_OF_REACH`);
    expect(await shown(officer)).toEqual(names.map(blocked));
    expect(await listed(officer)).toEqual([...names].sort());
    expect(await handedOn(officer)).toEqual(outcomes((name) => (name === 'Officers' ? 'ok' : 'FORBIDDEN')));
    expect(await made(officer)).toEqual(outcomes((name) => (name === 'Officers' ? 'DONE' : 'FAILED')));

    const home = names.filter((name) => name !== 'Foreign');
    expect(await shown(local)).toEqual(home);
    expect((await listed(local)).filter((name) => name === 'Foreign')).toEqual([]);
    expect(await handedOn(local)).toEqual(outcomes((name) => (name === 'Foreign' ? 'NOT_FOUND' : 'ok')));
    expect(await made(local)).toBe('VALIDATION');
    // What logistics makes is for everybody who comes.
    const badges = await world.open(local, 'BADGE', ofEvent);
    expect(badges.impressions.flatMap(({ blocks }) => blocks)).toEqual([]);
    expect(badges.impressions).toHaveLength(4);
  });

  it('is outside their countries what a booker makes, of whoever manages some and books as well', async () => {
    await world.textOf('invitation', `<p>${gap('participant.fullName')}, ${gap('centreEvent.name')}</p>`);
    const admin = world.api.as('administrator');
    const booker = await somebody(world.api, ['booker'], 'PL');
    const event = await world.eventWith([{ last_name: 'Other' }], 'SE');
    const ofEvent = { centre_event_id: event.id };
    const person = await world.make.participant({ country_id: world.api.country('PL') });
    await records(booker.ask).booking({ ...ofEvent, participant: { connect: person.id } });
    await admin.ask(updating('User'), { input: { id: booker.id, roles: ['booker', 'country_manager'] } });
    const run = await world.open(booker, 'INVITATION', ofEvent);
    expect(run.whyNotGenerate).toBeNull();
    expect(run.impressions.map(({ blocks }) => blocks)).toEqual([[]]);
    const task = await world.ended(booker, await world.generate(booker, { key: run.key }));
    const { guid } = JSON.parse(task.rows[0]?.result ?? '{}') as { guid: string };
    const archive = 'mutation ($guids: [ID!]!) { generateDocumentArchive(documentGuids: $guids) }';
    expect(outcomeOf(await booker.send(archive, { guids: [guid] }))).toBe('ok');
    const ofAll = { [`CENTRE_EVENT:${event.id}`]: { name: 'Mine' } };
    expect(validationOf(await world.update(booker, run.key, ofAll))['input.modifiedFields']?.[0]).toMatch(
      /^You may set own values of the bookings that you may make/,
    );
    const lists = await booker.send(
      'mutation ($runParams: JSON!) { getOrCreateDocumentRun(runType: BADGE, runParams: $runParams) { key } }',
      { runParams: JSON.stringify(ofEvent) },
    );
    expect(outcomeOf(lists)).toBe('FORBIDDEN');
  });

  it('loses no more than the rows that follow when its owner loses the right', async () => {
    await world.textOf('invitation', `<p>${gap('participant.fullName')}</p>`);
    const who = await somebody(world.api, ['country_manager'], 'PL');
    const event = await world.eventWith([{}, {}], 'PL');
    const run = await world.open(who, 'INVITATION', { centre_event_id: event.id });
    const id = await world.generate(who, { key: run.key });
    expect((await world.ended(who, id)).done).toBe(2);
    // What is done once more is asked for anew.
    await sql`update task_rows set state = 'FAILED' where task_id = ${id}`.execute(
      world.api.app.database.kysely,
    );
    await sql`delete from user_countries where user_id = ${who.id}`.execute(world.api.app.database.kysely);
    await who.ask('mutation ($id: ID!) { retryTask(id: $id) { state } }', { id });
    const { state, failed, rows } = await world.ended(who, id);
    expect([state, failed]).toEqual(['DONE', 2]);
    expect(rows[0]?.message).toMatch(/does not exist|not visible/);
  });
});
