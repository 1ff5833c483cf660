import type { Fields } from '#tests/factories/records.ts';
import type { Client } from '../Client.ts';
import type { Api } from '../startApi.ts';

interface Share {
  readonly participantId: string;
  readonly name: string;
  readonly lineAmount: number;
  readonly sharedBy: number;
  readonly amount: number;
}
const line = { cost_category_id: '1', currency: 'EUR' };
export const fixed = (name: string, amount: number): Fields => ({
  ...line,
  name,
  amount_exc_vat: amount,
  amount_inc_vat: amount,
});

/** What tests of reportable spend do, in few words. */
export function spendWorldOf(api: Api) {
  const spendOf = async (where: Fields, who: Client = api.as('administrator')) => {
    const { spend } = await who.ask(
      `query ($where: ReportableSpendWhere) { spend: reportableSpend(first: 200, where: $where, orderBy: [{ column: NAME, order: ASC }]) {
      data { participantId name lineAmount sharedBy amount } paginatorInfo { total } } }`,
      { where },
    );
    return spend as { readonly data: readonly Share[]; readonly paginatorInfo: { readonly total: number } };
  };

  /** An event that is over, with people who attended; `hcp` of them are health-care professionals. */
  async function pastEvent(
    costs: readonly Fields[],
    people: readonly Fields[],
    trainers = 0,
    days: Fields = { date_start: '2026-05-04', date_end: '2026-05-05' },
  ) {
    const ids = await Promise.all(Array.from({ length: trainers }, () => api.make.trainer()));
    const { id } = await api.make.event({
      ...days,
      costs_base_currency: 'EUR',
      estimated_costs: { create: costs },
      trainers: { sync: ids.map(({ id: trainer }, index) => ({ id: trainer, priority: index + 1 })) },
    });
    const persons: string[] = [];
    for (const { is_hcp = true, ...booking } of people) {
      const person = await api.make.participant({ is_hcp });
      await api.make.booking({
        centre_event_id: id,
        booking_status: 'CONFIRMED',
        override_reason: 'They came',
        participant: { connect: person.id },
        ...booking,
      });
      persons.push(person.id);
    }
    return { id, persons };
  }
  return { spendOf, pastEvent };
}
