import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import type { Mail } from '#server/mail/Mail.ts';
import { notifyStale } from '#server/modules/approvedDocument/index.ts';
import { deletePassportFiles } from '#server/modules/documentRun/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { gap, type EventWith } from '../documents/runWorld.ts';
import { mailRound } from '../server/mailRound.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { approvalWorldOf } from './approvalWorld.ts';

const country = 'PL';
type Reader = Client & { readonly id: string };

/** Who may see a document that has to be approved, and what of it. */
describe('a document that was made and attached', () => {
  const on = approvalWorldOf(useApi());
  const maker = on.api.as('global_manager');
  const readers = new Map<string, Reader>();
  beforeAll(async () => {
    const people: Readonly<Record<string, readonly Role[]>> = {
      manager: ['country_manager'],
      booker: ['booker'],
      viewer: ['viewer'],
      logistics: ['logistics'],
      officer: ['compliance'],
      travelling: ['logistics', 'country_manager'],
    };
    for (const [name, roles] of Object.entries(people))
      readers.set(name, await somebody(on.api, roles, name === 'travelling' ? 'SE' : country));
    await on.runs.textOf('trainer-contract', `<p>${gap('trainer.fullName')}</p>`);
    await on.runs.textOf('honoraria-statement', `<p>${gap('trainer.fullName')}</p>`);
    await on.runs.textOf('attendance-list', `<p>${gap('centreEvent.name')}</p>`);
    await on.runs.textOf('visa-letter', `<p>${gap('eventBooking.passportNumber')}</p>`);
  }, 120_000);

  const as = (name: string): Reader => readers.get(name) ?? expect.unreachable(`${name} is nobody`);
  const make = async (who: Client, runType: string, event: string, input: Fields = {}): Promise<string> => {
    const { key } = await on.runs.open(who, runType, { centre_event_id: event });
    const { rows } = await on.runs.ended(who, await on.runs.generate(who, { key, ...input }));
    return (JSON.parse(rows[0]?.result ?? '{}') as { guid: string }).guid;
  };
  const attach = (who: Client, event: string, guid: string) =>
    who.send(
      'mutation ($event: ID!, $guid: ID!) { attached: attachApprovedDocumentToCentreEvent(centreEventId: $event, documentGuid: $guid) { id } }',
      { event, guid },
    );
  const attached = async (runType: string, event: string, input: Fields = {}): Promise<string> => {
    const answer = await attach(maker, event, await make(maker, runType, event, input));
    return (answer.data as { attached: { id: string } }).attached.id;
  };
  /** Who of these sees it. */
  const seenBy = async (id: string) => {
    const seen = await Promise.all(
      [...readers].map(async ([name, who]) => ((await on.see(id, who)) === null ? [] : [name])),
    );
    return seen.flat();
  };
  const fetched = async (who: { readonly id: string } | string, path: string) => {
    if (typeof who === 'string') return (await on.runs.fetch(who, path)).statusCode;
    const { rows } = await on.run<{ username: string }>(`select username from users where id = ${who.id}`);
    return (await on.runs.fetch(rows[0]?.username ?? null, path)).statusCode;
  };
  const withPassport = (over: Fields = {}): Promise<EventWith> =>
    on.runs.eventWith([{ booking: { passport_number: 'XK1234567', visa_required: true }, ...over }], country);

  it('is seen by whom it is where it was made, and the files of the event by all of them (S6)', async () => {
    const { id: event } = await on.runs.eventWith([{}], country);
    const trainer = (await on.make.trainer()).id;
    await on.change(event, { trainers: { sync: [{ id: trainer, priority: 1 }] } });
    const uploaded = await on.attach(event);
    await on.upload(uploaded);
    const contract = await attached('TRAINER_CONTRACT', event);
    expect(await seenBy(uploaded)).toEqual([
      'manager',
      'booker',
      'viewer',
      'logistics',
      'officer',
      'travelling',
    ]);
    expect(await on.see(uploaded, await somebody(on.api, ['country_manager'], 'SE'))).toBeNull();
    expect(await seenBy(contract)).toEqual(['officer']);
    expect(await seenBy(await attached('ATTENDANCE_LIST', event))).toEqual([
      'manager',
      'logistics',
      'officer',
      'travelling',
    ]);
    for (const [name, status] of Object.entries({ viewer: 404, booker: 404, manager: 404, officer: 200 })) {
      expect(await fetched(as(name), `/downloads/approved/${contract}`), name).toBe(status);
      const listed = await as(name).ask(
        'query ($id: ID!) { centreEvent(id: $id) { approvedDocument { id } } approvedDocuments(centre_event_id: $id) { id } }',
        { id: event },
      );
      expect(JSON.stringify(listed).includes(`"${contract}"`), name).toBe(status === 200);
    }
  });

  it('is seen by those who handle it where it is an uploaded contract, for it tells of money', async () => {
    const { id: event } = await on.runs.eventWith([{}], country);
    const { id } = await on.make.filedDocument(event, { purpose: 'CONTRACT' });
    expect(await seenBy(id)).toEqual(['manager', 'officer']);
    for (const [name, status] of Object.entries({ booker: 404, logistics: 404, manager: 200 }))
      expect(await fetched(as(name), `/downloads/approved/${id}`), name).toBe(status);
  });

  it('is hidden with a person in it (S1)', async () => {
    const event = await on.runs.eventWith([{ country: 'SE', booking: { visa_required: true } }], country);
    await on.runs.textOf('visa-letter', `<p>${gap('participant.fullName')}</p>`);
    expect(await seenBy(await attached('VISA_LETTER', event.id))).toEqual(['officer']);
  });

  it('gives the passports in it to whoever made it, each time told in the log (G4)', async () => {
    await on.runs.textOf('visa-letter', `<p>${gap('eventBooking.passportNumber')}</p>`);
    const id = await attached('VISA_LETTER', (await withPassport()).id, { reason: 'For the embassy' });
    const path = `/downloads/approved/${id}`;
    const told = async () =>
      (await on.run(`select 1 from audits where event = 'revealed' and auditable_type = 'GeneratedDocument'`))
        .rows.length;
    expect(await seenBy(id)).toEqual(['manager', 'officer']);
    for (const who of ['administrator', as('manager'), as('officer'), as('viewer')])
      expect(await fetched(who, path), JSON.stringify(who)).toBe(404);
    expect(await told()).toBe(0);
    expect(await fetched('global_manager', path)).toBe(200);
    expect(await told()).toBe(1);
    // The file that was approved, a newer one beside it.
    await on.run(
      `update approved_documents set approved_file_hash = file_hash, approved_file_name = 'a.pdf', file_hash = repeat('a', 64) where id = ${id}`,
    );
    expect(await fetched('administrator', `${path}-approved`)).toBe(404);
    expect(await fetched('global_manager', `${path}-approved`)).toBe(200);
    expect(await told()).toBe(2);
  });

  it('is approved by nobody who may not have the passports in it (F4, G4)', async () => {
    await on.runs.textOf('visa-letter', `<p>${gap('eventBooking.passportNumber')}</p>`);
    const id = await attached('VISA_LETTER', (await withPassport()).id, { reason: 'For the embassy' });
    const why = 'It prints passports that you may not see. Whoever approves it has to be able to read it.';
    expect((await on.see(id, as('officer'))).blocks).toEqual([why]);
    expect(outcomeOf(await on.approve(id, {}, as('officer')))).toBe('FILE_WITHHELD');
    const reader = await somebody(on.api, ['compliance', 'logistics'], country);
    expect((await on.see(id, reader)).blocks).toEqual([]);
    expect(await fetched(reader, `/downloads/approved/${id}`)).toBe(200);
    expect(outcomeOf(await on.approve(id, {}, reader))).toBe('ok');
    expect(outcomeOf(await on.withdraw(id, 'The embassy asks for another.', as('officer')))).toBe('ok');
  });

  it('is approved by nobody once the file is deleted with the passports in it (G4)', async () => {
    await on.runs.textOf('visa-letter', `<p>${gap('eventBooking.passportNumber')}</p>`);
    const id = await attached('VISA_LETTER', (await withPassport()).id, { reason: 'For the embassy' });
    const reader = await somebody(on.api, ['compliance', 'logistics'], country);
    await deletePassportFiles(30)(on.api.app.database, new Date('2027-07-11T12:00:00Z'));
    expect(await on.see(id, reader, 'documentUrl')).toMatchObject({
      documentUrl: null,
      blocks: [
        'Its file is deleted: it printed passports, which are kept for some time after the event only.',
      ],
    });
    expect(await fetched(reader, `/downloads/approved/${id}`)).toBe(404);
    expect(outcomeOf(await on.approve(id, {}, reader))).toBe('FILE_DELETED');
  });

  it('takes the place of another by whom it may be attached', async () => {
    const { id: event } = await on.runs.eventWith([], country);
    const id = await attached('ATTENDANCE_LIST', event);
    await on.approve(id);
    const again = await make(as('travelling'), 'ATTENDANCE_LIST', event);
    expect(outcomeOf(await attach(as('travelling'), event, again))).toBe('FORBIDDEN');
    expect((await on.see(id)).state).toBe('APPROVED');
    expect(outcomeOf(await attach(as('manager'), event, again))).toBe('ok');
  });

  describe('what changed', () => {
    const approved = async (paths: readonly string[]) => {
      const event = await on.runs.eventWith([{}], country);
      const trainer = (await on.make.trainer({ first_name: 'Tea', last_name: 'Paid' })).id;
      await on.change(event.id, {
        trainers: { sync: [{ id: trainer, priority: 1 }] },
        costs_base_currency: 'EUR',
      });
      const pay = (amount: number) =>
        on.run(`update trainers set fmv_amount = ${amount}, fmv_currency = 'EUR' where id = ${trainer}`);
      await pay(20_000);
      const id = await on.attach(event.id);
      await on.bind(id, paths);
      await on.upload(id);
      expect(outcomeOf(await on.approve(id))).toBe('ok');
      return { id, event, pay };
    };
    const changes = async (id: string, who: Client) =>
      (await on.see(id, who)).changes.map(({ label, before, after }) => [label, before, after]);

    it('tells amounts to those who see honoraria, on the page and by mail', async () => {
      const { id, event, pay } = await approved([
        'centreEvent.name',
        'centreEvent.costLunch',
        'centreEvent.trainerHonoraria.trainerFMV',
        'centreEvent.trainers.trainer.fmvAmount',
      ]);
      await on.change(event.id, { name: 'Another course', cost_lunch: '30 EUR' });
      await pay(25_000);
      const name = ['Name', event.name, 'Another course'];
      const fees = (before: string, after: string) => [
        ['Tea Paid, fair market value', before, after],
        ['Trainer, fmv amount', before, after],
      ];
      const lunch = (after: string) => ['Cost lunch', null, after];
      expect(await changes(id, on.officer)).toEqual([
        name,
        lunch('30 EUR'),
        ...fees('EUR 200.00', 'EUR 250.00'),
      ]);
      expect(await changes(id, as('manager'))).toEqual([name, lunch('30 EUR'), ...fees('•••', '•••')]);
      expect(await changes(id, as('viewer'))).toEqual([name, lunch('•••'), ...fees('•••', '•••')]);
      await notifyStale(on.api.app.database, on.api.app.clock.now);
      const mails: Mail[] = [];
      await mailRound(on.api.app, {}, (mail) => Promise.resolve(void mails.push(mail)));
      const fee = 'Tea Paid, fair market value: ';
      const told = mails
        .filter(({ link }) => link?.url.endsWith(`/${id}`))
        .flatMap(({ paragraphs }) => paragraphs.filter((line) => line.startsWith(fee)));
      expect(new Set(told)).toEqual(new Set([`${fee}EUR 200.00 → EUR 250.00.`, `${fee}••• → •••.`]));
    });

    it('names nobody where somebody hidden is booked by now (S1)', async () => {
      const { id, event } = await approved(['centreEvent.eventBookings.participant.fullName']);
      const book = async (code: string, last_name: string) => {
        const person = await on.make.participant({
          country_id: on.api.country(code),
          first_name: 'New',
          last_name,
        });
        await on.make.booking({ centre_event_id: event.id, participant: { connect: person.id } });
      };
      await book(country, 'Seen');
      expect(await changes(id, as('manager'))).toEqual([['New Seen, full name', null, 'New Seen']]);
      await book('SE', 'Hidden');
      expect(await changes(id, as('manager'))).toEqual([
        ['Participant, full name', null, '•••'],
        ['Participant, full name', null, '•••'],
      ]);
      expect(await changes(id, on.officer)).toHaveLength(2);
    });

    it('of a document that is hidden is told to nobody by a notice', async () => {
      const { id: event } = await on.runs.eventWith([], country);
      const trainer = (await on.make.trainer()).id;
      await on.change(event, { trainers: { sync: [{ id: trainer, priority: 1 }] } });
      const id = await attached('HONORARIA_STATEMENT', event);
      expect(outcomeOf(await on.approve(id))).toBe('ok');
      await on.run(`update trainers set last_name = 'Renamed' where id = ${trainer}`);
      await notifyStale(on.api.app.database, on.api.app.clock.now);
      const { rows } = await on.run<{ user_id: string }>(
        `select user_id::text from notifications where approved_document_id = ${id}`,
      );
      const told = rows.map(({ user_id }) => user_id);
      expect(told).toContain(as('officer').id);
      expect(told).not.toContain(as('manager').id);
    });
  });
});
