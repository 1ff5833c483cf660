import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import type { Fields } from '#tests/factories/records.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { handingOnOf } from './handingOn.ts';
import { gap, runWorldOf } from './runWorld.ts';
import { updating } from '../mutations.ts';

describe('documents of free text', () => {
  const world = runWorldOf(useApi());
  const manager = world.api.as('global_manager');
  const { sent, archive } = handingOnOf(world);
  let covering: string;
  beforeAll(async () => {
    covering = (await world.make.template({ html: '<p>Hello</p>' })).id;
  });
  const merge = (who: Client, html: string, impressions: readonly object[]) =>
    who.send(
      'mutation ($html: RichText!, $impressions: [MergeImpressionInput!]!) { made: generateMergeDocuments(html: $html, options: "{\\"paper\\":\\"A5\\"}", impressions: $impressions) { guid title fileName runType participant { id } centreEvent { id } } }',
      { html, impressions },
    );

  /** An event that is over, whose people can be erased. */
  const pastEvent = async (people: readonly Fields[]) => {
    const event = await world.eventWith(people);
    await world.endLongAgo(event.id);
    return event;
  };
  const erase = (id: string | undefined) =>
    world.api
      .as('administrator')
      .send('mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }', {
        input: { id, reason: 'Asked for by letter' },
      });
  const people = 'centreEvent.eventBookings';
  const listed = `<div data-repeat="${people}"><p>${gap(`${people}.participant.fullName`)}</p></div>`;
  const ofEvent = (id: string) => ({
    key: 'list',
    label: 'List',
    fileName: 'List',
    contexts: [{ mergeContext: 'CENTRE_EVENT', mergeContextId: id }],
  });

  it('can be of free text, cleaned as templates are, and is handed on by those who may make it (M4)', async () => {
    const event = await world.eventWith([{ first_name: 'Ida', last_name: 'Free' }]);
    const person = event.bookings[0]?.participant ?? '';
    const contexts = [
      { mergeContext: 'CENTRE_EVENT', mergeContextId: event.id },
      { mergeContext: 'PARTICIPANT', mergeContextId: person },
    ];
    const impression = { key: 'a', label: 'Note', fileName: '../../etc/passwd', contexts };
    const answer = await merge(
      manager,
      `<p>Hi ${gap('participant.firstName')}<script>alert(1)</script></p>`,
      [impression, { ...impression, key: 'b' }],
    );
    const documents = (answer.data?.['made'] ?? []) as readonly { guid: string; fileName: string }[];
    expect(documents).toMatchObject([
      {
        title: 'Note',
        fileName: 'etc passwd.pdf',
        runType: null,
        participant: { id: person },
        centreEvent: { id: event.id },
      },
      { fileName: 'etc passwd (2).pdf' },
    ]);
    const file = await world.fetch('global_manager', `/downloads/generated/${documents[0]?.guid}`);
    const { pages, sizes } = await readPdf(file.rawPayload);
    // Compliance reads it, and the role table lets them hand on none.
    const guids = documents.map(({ guid }) => guid);
    const officer = world.api.as('compliance');
    expect((await world.fetch('compliance', `/downloads/generated/${guids[0]}`)).statusCode).toBe(200);
    for (const [who, outcome] of [[officer, 'FORBIDDEN'] as const, [manager, 'ok'] as const]) {
      expect(outcomeOf(await archive(who, guids))).toBe(outcome);
      expect(outcomeOf(await sent(who, guids, { template_id: covering }))).toBe(outcome);
    }
    const local = await somebody(world.api, ['compliance', 'country_manager'], 'PL');
    expect((await archive(local, guids)).errors?.[0]?.message).toBe(
      'You may hand on documents of free text only where you made them.',
    );
    expect(pages).toEqual([['Hi Ida']]);
    expect(Math.round(sizes[0]?.[0] ?? 0)).toBe(420);
    expect(
      outcomeOf(
        await merge(
          manager,
          '<p>x</p>',
          Array.from({ length: 101 }, (_, index) => ({ ...impression, key: String(index) })),
        ),
      ),
    ).toBe('LIMIT_EXCEEDED');
    expect(
      outcomeOf(
        await merge(manager, '<p>x</p>', [
          { ...impression, contexts: [{ mergeContext: 'PARTICIPANT', mergeContextId: '999999' }] },
        ]),
      ),
    ).toBe('NOT_FOUND');
    // It would be filed under the one and speak of the other (M3).
    const two = [...contexts, { mergeContext: 'PARTICIPANT', mergeContextId: '1' }];
    expect(validationOf(await merge(manager, '<p>x</p>', [{ ...impression, contexts: two }]))).toEqual({
      'impressions.0.contexts': ['Each kind of record once.'],
    });
    expect(
      outcomeOf(await merge(manager, `<p>${gap('eventBooking.passportNumber')}</p>`, [impression])),
    ).toBe('VALIDATION');
    expect(outcomeOf(await merge(manager, `<p>${gap('participant.nickname')}</p>`, [impression]))).toBe(
      'VALIDATION',
    );
    expect(
      outcomeOf(
        await merge(manager, `<p>${gap('participant.city', ' data-required="true"')}</p>`, [impression]),
      ),
    ).toBe('MISSING_VALUE');
  });

  it('of free text tell of somebody erased before, as of whoever they are by now (G5)', async () => {
    const event = await pastEvent([{ last_name: 'Longgone' }, { last_name: 'Stillhere' }]);
    const [gone, here] = event.bookings;
    expect(outcomeOf(await erase(gone?.participant))).toBe('ok');
    const named = (mergeContext: string, ids: readonly (string | undefined)[]) =>
      ids.map((id, index) => ({
        ...ofEvent(event.id),
        key: `${index}`,
        contexts: [...ofEvent(event.id).contexts, { mergeContext, mergeContextId: id }],
      }));
    for (const [html, impressions] of [
      [gap('participant.fullName'), named('PARTICIPANT', [gone?.participant, here?.participant])],
      [gap('eventBooking.participant.fullName'), named('EVENT_BOOKING', [gone?.id, here?.id])],
    ] as const)
      expect(outcomeOf(await merge(manager, `<p>Hi ${html}</p>`, impressions)), html).toBe('ok');
    expect(outcomeOf(await merge(manager, listed, [ofEvent(event.id)]))).toBe('ok');
  });

  it('of a list are not kept where somebody on it was erased while they were made (G5)', async () => {
    const event = await pastEvent([{ last_name: 'Stillhere' }, { last_name: 'Justgone' }]);
    const saving = vi.spyOn(FileDocumentStore.prototype, 'save').mockImplementationOnce(async function (
      this: FileDocumentStore,
      ...content
    ) {
      expect(outcomeOf(await erase(event.bookings[1]?.participant))).toBe('ok');
      return this.save(...content);
    });
    const answer = await merge(manager, listed, [ofEvent(event.id)]);
    saving.mockRestore();
    expect(answer.errors?.[0]?.message).toMatch(/erased/);
    const { rows } = await sql<{ kept: boolean }>`
      select exists (select 1 from generated_documents where fields::text like '%Justgone%') as kept`.execute(
      world.api.app.database.kysely,
    );
    expect(rows[0]?.kept).toBe(false);
  });

  it('of free text tells of money and of people as far as such documents may be made (S1)', async () => {
    const event = await world.eventWith([{}, { country: 'SE' }], 'PL');
    const abroad = await world.eventWith([], 'SE');
    const trainer = (await world.make.trainer({ country_id: world.api.country('PL') })).id;
    await manager.ask(updating('CentreEvent'), {
      input: { id: event.id, trainers: { sync: [{ id: trainer, priority: 1 }] }, cost_lunch: '30 EUR' },
    });
    const contexts = {
      CENTRE_EVENT: event.id,
      TRAINER: trainer,
      TRAINER_HONORARIA: `${event.id}-${trainer}`,
    };
    const merged = (
      who: Client,
      html: string,
      named: Readonly<Record<string, string | undefined>> = contexts,
    ) =>
      merge(who, `<p>Note</p>${html}`, [
        {
          key: 'a',
          label: 'Note',
          fileName: 'Note',
          contexts: Object.entries(named).map(([mergeContext, mergeContextId]) => ({
            mergeContext,
            mergeContextId,
          })),
        },
      ]);
    const list = 'centreEvent.trainerHonoraria';
    const fees = [
      gap('trainerHonoraria.totalHonorariaEventCurrency'),
      gap('trainer.fmvAmount'),
      `<div data-repeat="${list}">${gap(`${list}.totalTravelEventCurrency`)}</div>`,
      `<div data-condition="trainer.vatPayable" data-when="is" data-value="true">x</div>`,
    ];
    const lunch = gap('centreEvent.costLunch');
    const local = await somebody(world.api, ['country_manager'], 'PL');
    const administrator = world.api.as('administrator');
    const outcomes = async (who: Client, texts: readonly string[]) =>
      new Set(await Promise.all(texts.map(async (html) => outcomeOf(await merged(who, html)))));
    expect(await outcomes(manager, [...fees, lunch, ''])).toEqual(new Set(['ok']));
    expect(await outcomes(administrator, [...fees, lunch])).toEqual(new Set(['FORBIDDEN']));
    expect(await outcomes(local, fees)).toEqual(new Set(['FORBIDDEN']));
    expect(await outcomes(local, [lunch, ''])).toEqual(new Set(['ok']));
    expect((await merged(local, fees[1] ?? '')).errors?.[0]?.message).toBe(
      'Your roles do not let you make or hand on documents with honoraria or fair market values.',
    );
    const guidsOf = async (html: string) =>
      ((await merged(manager, html)).data?.['made'] as readonly { guid: string }[]).map(({ guid }) => guid);
    expect(outcomeOf(await archive(administrator, await guidsOf(fees[0] ?? '')))).toBe('FORBIDDEN');
    expect(outcomeOf(await archive(administrator, await guidsOf('')))).toBe('ok');

    // Logistics shows them every event and everybody, and makes no free text.
    const travelling = await somebody(world.api, ['country_manager', 'logistics'], 'PL');
    const [home, foreign] = event.bookings.map(({ participant }) => participant);
    for (const [named, outcome] of [
      [{ ...contexts, PARTICIPANT: home }, 'ok'],
      [{ CENTRE_EVENT: event.id, PARTICIPANT: foreign }, 'NOT_FOUND'],
      [{ CENTRE_EVENT: event.id, EVENT_BOOKING: event.bookings[1]?.id }, 'NOT_FOUND'],
      [{ CENTRE_EVENT: abroad.id }, 'NOT_FOUND'],
    ] as const)
      expect(outcomeOf(await merged(travelling, '', named)), JSON.stringify(named)).toBe(outcome);
  });
});
