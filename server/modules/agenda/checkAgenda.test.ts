import { describe, expect, it } from 'vitest';
import { Problems } from '#server/graphql/write/Problems.ts';
import { agendaOfInput } from './agendaOfInput.ts';
import { checkAgenda, trainerPlaces } from './checkAgenda.ts';

const item = { name: 'Talk', time_start: '2027-06-10T09:00:00', time_end: '2027-06-10T10:00:00' };
const withItem = (over: object) => ({
  sections: [{ name: 'Day 1' }, { name: 'Day 2', items: [item, { ...item, ...over }] }],
});

function pathsWrongIn(agenda: unknown): readonly string[] {
  const problems = new Problems();
  checkAgenda(agendaOfInput(agenda), 'input.agenda', problems);
  try {
    problems.throwIfAny();
    return [];
  } catch (error) {
    return Object.keys((error as { extensions: { validation: object } }).extensions.validation);
  }
}

describe('an agenda', () => {
  it('orders sections and items by their place where no order is given (A1)', () => {
    const agenda = agendaOfInput(withItem({ order: 7 }));
    expect(agenda?.sections.map(({ order }) => order)).toEqual([0, 1]);
    expect(agenda?.sections[1]?.items.map(({ order }) => order)).toEqual([0, 7]);
  });

  it('needs names', () => {
    expect(pathsWrongIn({ sections: [{ name: ' ' }] })).toEqual(['input.agenda.sections.0.name']);
    expect(pathsWrongIn({ sections: [{ name: '\u200b' }] })).toEqual(['input.agenda.sections.0.name']);
    expect(pathsWrongIn(withItem({ name: '' }))).toEqual(['input.agenda.sections.1.items.1.name']);
    expect(pathsWrongIn(withItem({ name: '\u3164' }))).toEqual(['input.agenda.sections.1.items.1.name']);
  });

  it('refuses an item that ends when it begins (A1)', () => {
    expect(pathsWrongIn(withItem({ time_end: item.time_start }))).toEqual([
      'input.agenda.sections.1.items.1.time_end',
    ]);
    expect(pathsWrongIn(withItem({}))).toEqual([]);
  });

  it('refuses an item longer than a month, whose minutes nothing could add up (A1, H1)', () => {
    const until = (time_end: string) => pathsWrongIn(withItem({ time_end }));
    expect(until('2027-07-11T09:00:00')).toEqual([]);
    for (const end of ['2027-07-11T09:01:00', '9999-12-31T10:00:00'])
      expect(until(end)).toEqual(['input.agenda.sections.1.items.1.time_end']);
  });

  it('refuses one trainer twice on one item', () => {
    expect(
      pathsWrongIn(withItem({ trainers: [{ trainer_id: '1' }, { trainer_id: '2' }, { trainer_id: '1' }] })),
    ).toEqual(['input.agenda.sections.1.items.1.trainers.2.trainer_id']);
  });

  it('says where each trainer is named', () => {
    expect(
      trainerPlaces(agendaOfInput(withItem({ trainers: [{ trainer_id: '4' }] })), 'input.agenda'),
    ).toEqual([
      { trainerId: '4', item: 'Talk', path: 'input.agenda.sections.1.items.1.trainers.0.trainer_id' },
    ]);
  });
});
