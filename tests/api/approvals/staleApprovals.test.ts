import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#server/mail/Mail.ts';
import { notifyStale } from '#server/modules/approvedDocument/index.ts';
import { somebody } from '../somebody.ts';
import { mailRound } from '../server/mailRound.ts';
import { agenda, approvalWorldOf } from './approvalWorld.ts';
import { useApi } from '../useApi.ts';

const on = approvalWorldOf(useApi());

describe('an approval', () => {
  it('of an uploaded file is stale with another file, which leaves the approved one where it is (F1)', async () => {
    const { id } = await on.filed();
    await on.approve(id);
    await on.upload(id, undefined, { name: 'newer.pdf' });
    const seen = await on.see(id, on.officer, 'fileHash');
    expect(seen).toMatchObject({
      state: 'STALE',
      approvedFilePath: `/downloads/approved/${id}-approved`,
      changes: [
        {
          label: 'File',
          before: expect.stringMatching(/^programme\.pdf \(/) as string,
          after: expect.stringMatching(/^newer\.pdf \(/) as string,
        },
      ],
    });
    const fetched = async (path: unknown, who = 'compliance') => {
      const headers = { authorization: `Bearer ${await on.api.app.tokenOf(who)}` };
      return on.api.app.app.inject({ method: 'GET', url: String(path), headers });
    };
    const [now, then] = [await fetched(seen['documentUrl']), await fetched(seen['approvedFilePath'])];
    expect(now.headers['content-disposition']).toBe('attachment; filename=newer.pdf');
    expect(then.headers['content-disposition']).toBe('attachment; filename=programme.pdf');
    expect(now.rawPayload.equals(then.rawPayload)).toBe(false);
    // Of another country.
    expect((await fetched(seen['documentUrl'], 'viewer')).statusCode).toBe(404);
    expect((await fetched(`/downloads/approved/${id}-old`)).statusCode).toBe(404);
  });

  it('goes stale when an item of the agenda moves by five minutes, and names it (F1)', async () => {
    const { id, event } = await on.filed(agenda('09:00'));
    await on.bind(id, [
      'centreEvent.agenda.sections.items.name',
      'centreEvent.agenda.sections.items.timeStart',
    ]);
    await on.approve(id);
    await on.change(event, agenda('09:05'));
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      isAvailable: false,
      changes: [
        {
          label: 'Welcome',
          field: 'centreEvent.agenda.sections.items.timeStart',
          before: '09:00',
          after: '09:05',
        },
      ],
    });
    await on.approve(id);
    expect(await on.see(id)).toMatchObject({ state: 'APPROVED', isAvailable: true, changes: [] });
  });

  const paid = async (amount: number, currency: string): Promise<string> => {
    const { id } = await on.make.trainer();
    await on.run(`update trainers set fmv_amount = ${amount}, fmv_currency = '${currency}' where id = ${id}`);
    return id;
  };

  it.each([
    ['EUR', 'EUR 250.00', 'EUR 1,300.05', 130_005],
    ['JPY', 'JPY 25,000', 'JPY 30,000', 30_000],
    ['KWD', 'KWD 25.000', 'KWD 30.125', 30_125],
  ])('tells of amounts in %s, with their digits (H4, H7)', async (currency, before, after, amount) => {
    const trainer = await paid(25_000, currency);
    const room = { name: 'Room', cost_category_id: '1', amount_exc_vat: 20_000, amount_inc_vat: 25_000 };
    const { id, event } = await on.filed({
      trainers: { sync: [{ id: trainer, priority: 1 }] },
      estimated_costs: { create: [{ ...room, currency }] },
    });
    await on.bind(id, [
      'centreEvent.trainers.trainer.fmvAmount',
      'centreEvent.trainerHonoraria.trainerFMV',
      'centreEvent.trainerHonoraria.trainerCurrency',
      'centreEvent.estimatedCosts.amountIncVat',
      'centreEvent.estimatedCosts.currency',
    ]);
    await on.approve(id);
    const { currentHash } = await on.see(id);
    await on.run(`update trainers set fmv_amount = ${amount} where id = ${trainer}`);
    await on.run(`update estimated_costs set amount_inc_vat = ${amount} where centre_event_id = ${event}`);
    const { changes } = await on.see(id);
    expect(changes.map((each) => [each.field.split('.').at(-1), each.before, each.after])).toEqual([
      ['amountIncVat', before, after],
      ['trainerFMV', before, after],
      ['fmvAmount', before, after],
    ]);
    const refused = await on.approve(id, { current_hash: currentHash });
    expect(refused.errors?.[0]?.message).toContain(`: ${before} → ${after}.`);
  });

  it('tells an amount in the currency that it had, and in minor units where nobody knows one', async () => {
    const trainer = await paid(25_000, 'EUR');
    const { id, event } = await on.filed({ trainers: { sync: [{ id: trainer, priority: 1 }] } });
    const fee = (name: string) => `centreEvent.trainers.trainer.${name}`;
    await on.bind(id, [fee('fmvAmount'), fee('fmvCurrency'), 'centreEvent.leadTrainer.fmvAmount']);
    await on.change(event, { lead_trainer_id: trainer });
    await on.approve(id);
    await on.run(`update trainers set fmv_amount = 30000, fmv_currency = 'JPY' where id = ${trainer}`);
    const { changes } = await on.see(id);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['25000 in minor units', '30000 in minor units'],
      ['EUR', 'JPY'],
      ['EUR 250.00', 'JPY 30,000'],
    ]);
  });

  it('tells a rate to its last digit, and no noughts behind it (H5)', async () => {
    const trainer = await paid(25_000, 'EUR');
    const { id } = await on.filed({
      costs_base_currency: 'JPY',
      trainers: { sync: [{ id: trainer, priority: 1 }] },
    });
    await on.bind(id, ['centreEvent.trainerHonoraria.exchangeRate']);
    await on.approve(id);
    await on.run(
      `update approved_documents set kept_facts = replace(kept_facts::text, '162.4800000000', '1.0830000000')::jsonb where id = ${id}`,
    );
    const { changes } = await on.see(id);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([['1.083', '162.48']]);
  });
});

describe('what goes stale', () => {
  const officerNotices = async (id: string, who = on.officer) => {
    const { notifications } = await who.ask(
      '{ notifications { kind approvedDocument { id } centreEvent { id } } }',
      {},
    );
    return (notifications as { kind: string; approvedDocument: { id: string } | null }[]).filter(
      ({ kind, approvedDocument }) => kind === 'DOCUMENT_STALE' && approvedDocument?.id === id,
    ).length;
  };
  const round = () => notifyStale(on.api.app.database, on.api.app.clock.now);

  it('is told once to compliance and to the managers of the event, and again only after a new approval', async () => {
    const centre = await on.make.centre({ country_id: on.api.country('PL') });
    const manager = await somebody(on.api, ['country_manager'], 'PL');
    const elsewhere = await somebody(on.api, ['country_manager'], 'SE');
    const gone = await somebody(on.api, ['compliance'], 'PL');
    await on.run(`update users set deactivated_at = now() where id = ${gone.id}`);
    const { id, event } = await on.filed({ training_centre_id: centre.id, name: 'Early course' });
    await on.approve(id);
    await round();
    const told = async () => [
      await officerNotices(id),
      await officerNotices(id, manager),
      await officerNotices(id, elsewhere),
      await officerNotices(id, on.api.as('administrator')),
    ];
    expect(await told()).toEqual([0, 0, 0, 0]);
    await on.change(event, { name: 'Late course' });
    expect(await round()).toBeGreaterThan(0);
    expect(await told()).toEqual([1, 1, 0, 0]);
    // Neither another round nor another change of what is stale already.
    await on.change(event, { name: 'Early course' });
    await round();
    await on.change(event, { name: 'Later course' });
    expect(await round()).toBe(0);
    expect(await told()).toEqual([1, 1, 0, 0]);
    const seen = await on.see(id, on.officer, 'history { event user { fullName } }');
    expect(seen).toMatchObject({ history: [{ event: 'STALE', user: null }, {}, {}, {}] });
    expect(seen['dateWaiting']).toBe('2026-11-21T12:00:00.000Z');
    await on.approve(id);
    await on.change(event, { name: 'Early course' });
    await round();
    expect(await told()).toEqual([2, 2, 0, 0]);
    expect((await on.run(`select 1 from notifications where user_id = ${gone.id}`)).rows).toEqual([]);
  });

  it('is told by mail, with the change in words', async () => {
    const { id, event } = await on.filed({ name: 'Early course' });
    const officer = await somebody(on.api, ['compliance'], 'PL');
    await on.approve(id);
    await on.change(event, { name: 'Late course' });
    await round();
    const mails: Mail[] = [];
    const keep = (mail: Mail) => Promise.resolve(void mails.push(mail));
    await mailRound(on.api.app, {}, keep);
    const { rows } = await on.run<{ user_email: string }>(
      `select user_email from users where id = ${officer.id}`,
    );
    const mine = mails.filter(({ to, link }) => to === rows[0]?.user_email && link?.url.endsWith(`/${id}`));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.subject).toMatch(/^Approval stale: Document \d+$/);
    expect(mine[0]?.paragraphs).toContain('Name: Early course → Late course.');
  });

  it('any single change of what is bound makes stale, and back makes fresh; any other does nothing (F1)', async () => {
    const trainer = (await on.make.trainer()).id;
    const { id, event } = await on.filed({
      ...agenda('09:00'),
      trainers: { sync: [{ id: trainer, priority: 1 }] },
    });
    const items = 'centreEvent.agenda.sections.items';
    await on.bind(id, [
      ...['name', 'dateStart', 'hotelName'].map((name) => `centreEvent.${name}`),
      ...['name', 'timeStart', 'section', 'trainers'].map((name) => `${items}.${name}`),
      'trainingCentre.city',
      'centreEvent.trainers.trainer.fullName',
    ]);
    await on.approve(id);
    const place = `(select i.id from agenda_items i join agenda_sections s on s.id = i.agenda_section_id join agendas a on a.id = s.agenda_id where a.centre_event_id = ${event} and i.name = 'Welcome' and a.kind = 'LIVE')`;
    const bound: readonly (readonly [table: string, column: string, where: string])[] = [
      ['centre_events', 'name', `id = ${event}`],
      ['centre_events', 'hotel_name', `id = ${event}`],
      ['agenda_items', 'name', `id = ${place}`],
      ['agenda_sections', 'name', `id = (select agenda_section_id from agenda_items where id = ${place})`],
      ['training_centres', 'city', `id = (select training_centre_id from centre_events where id = ${event})`],
      ['trainers', 'last_name', `id = ${trainer}`],
    ];
    const unbound: typeof bound = [
      ['centre_events', 'description', `id = ${event}`],
      ['centre_events', 'hotel_phone', `id = ${event}`],
      ['agenda_items', 'objectives', `id = ${place}`],
      [
        'training_centres',
        'address',
        `id = (select training_centre_id from centre_events where id = ${event})`,
      ],
      ['trainers', 'hospital', `id = ${trainer}`],
    ];
    const state = async () => (await on.see(id)).state;
    const tried = fc.asyncProperty(
      fc.constantFrom(
        ...bound.map((each) => [each, 'STALE'] as const),
        ...unbound.map((each) => [each, 'APPROVED'] as const),
      ),
      fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aZé漢ع \'"%\\|') }),
      async ([[table, column, where], expected], text) => {
        const { rows } = await on.run<{ id: string; old: string | null }>(
          `select id::text, ${column} as old from ${table} where ${where}`,
        );
        const set = (value: string | null) =>
          on.run(
            `update ${table} set ${column} = ${value === null ? 'null' : `$t$${value}$t$`} where id = ${rows[0]?.id}`,
          );
        await set(`x${text}`);
        const changed = await state();
        await set(rows[0]?.old ?? null);
        expect([column, changed, await state()]).toEqual([column, expected, 'APPROVED']);
      },
    );
    await fc.assert(tried, { numRuns: 20 });
  }, 60_000);
});
