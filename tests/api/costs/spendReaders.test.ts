import { describe, expect, it } from 'vitest';
import { outcomeOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { fixed, spendWorldOf } from './spendWorld.ts';

const api = useApi();
const { spendOf } = spendWorldOf(api);

describe('who reads reportable spend (S1, S2)', () => {
  it('country managers of their events and people, bookers, logistics and viewers nothing', async () => {
    const { id: centre } = await api.make.centre({ country_id: api.country('DE') });
    const { id } = await api.make.event({
      training_centre_id: centre,
      date_start: '2026-05-04',
      date_end: '2026-05-05',
      estimated_costs: { create: [fixed('Room', 100)] },
    });
    for (const code of ['DE', 'JP']) {
      const person = await api.make.participant({ is_hcp: true, country_id: api.country(code) });
      await api.make.booking({
        centre_event_id: id,
        booking_status: 'CONFIRMED',
        override_reason: 'They came',
        participant: { connect: person.id },
      });
    }
    const seen = async (who: Client) => {
      const { data, paginatorInfo } = await spendOf({ centre_event_id: id }, who);
      expect(paginatorInfo.total).toBe(data.length);
      return data.length;
    };
    for (const role of ['administrator', 'global_manager', 'compliance'] as const)
      expect(await seen(await somebody(api, [role], 'DE'))).toBe(2);
    expect(await seen(await somebody(api, ['country_manager'], 'DE'))).toBe(1);
    expect(await seen(await somebody(api, ['country_manager'], 'JP'))).toBe(0);
    // Of whom logistics sees bookings besides, nothing more is told.
    expect(await seen(await somebody(api, ['country_manager', 'logistics'], 'DE'))).toBe(1);
    for (const role of ['booker', 'logistics', 'viewer'] as const)
      expect(await seen(await somebody(api, [role], 'DE'))).toBe(0);
  });

  it('takes it out as a file, which the log keeps, and nobody else does (S4)', async () => {
    const record = (who: Client) =>
      who.send('mutation ($input: RecordExportInput!) { recordExport(input: $input) }', {
        input: {
          subject: 'ReportableSpend',
          arguments: JSON.stringify({ where: { country_id: api.country('DE') } }),
          columns: ['participant', 'amount'],
        },
      });
    expect(outcomeOf(await record(api.as('compliance')))).toBe('ok');
    for (const role of ['booker', 'logistics', 'viewer'])
      expect(outcomeOf(await record(api.as(role)))).toBe('FORBIDDEN');
    const asked = `{ audits(first: 1, orderBy: [{ column: CREATED_AT, order: DESC }], whereConditions: { column: AUDITABLE_TYPE, value: "ReportableSpend" }) { data { event newValues } } }`;
    const { audits } = await api.as('administrator').ask(asked, {});
    const [kept] = (audits as { data: { event: string; newValues: string }[] }).data;
    expect(kept?.event).toBe('exported');
    const { paginatorInfo } = await spendOf({ country_id: api.country('DE') });
    expect(JSON.parse(kept?.newValues ?? '')).toMatchObject({ rows: paginatorInfo.total });
  });
});
