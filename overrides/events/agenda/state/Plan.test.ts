import { describe, expect, it } from 'vitest';
import { itemsOf, type Item } from '../model/Programme.ts';
import { replaceMember, type Plan, type TeamMember } from './Plan.ts';

const member = (trainerId: string, priority: number, prepMinutes: number): TeamMember => ({
  trainerId,
  name: `Trainer ${trainerId}`,
  priority,
  prepMinutes,
  postMinutes: 15,
  travelMinutes: 120,
  activityDescription: 'Teaches',
});
const item = (key: string, ...trainerIds: readonly string[]): Item => ({
  key,
  name: key,
  objectives: null,
  day: '2027-06-10',
  start: 540,
  end: 600,
  trainers: trainerIds.map((trainerId) => ({ trainerId, unpaid: key === 'unpaid' })),
});
const plan: Plan = {
  programme: {
    name: null,
    sections: [
      { key: 's', name: 'Day', items: [item('both', '1', '2'), item('unpaid', '1'), item('paid', '1')] },
    ],
  },
  team: [member('1', 1, 60), member('2', 2, 30)],
  leadTrainerId: '1',
};
const all = new Set(['both', 'unpaid', 'paid']);
const replaced = (id: string, keys: ReadonlySet<string> = all) =>
  replaceMember(plan, { from: '1', to: { id, name: `Trainer ${id}` }, keys });
const teaching = ({ programme }: Plan) =>
  itemsOf(programme).map(({ trainers }) =>
    trainers.map(({ trainerId, unpaid }) => `${trainerId}${unpaid ? ' unpaid' : ''}`),
  );

describe('a trainer who is replaced', () => {
  it('by somebody new hands over the place, the lead and what is paid beside teaching', () => {
    const after = replaced('3');
    expect(teaching(after)).toEqual([['3', '2'], ['3 unpaid'], ['3']]);
    expect(after.team).toEqual([{ ...member('3', 1, 60) }, member('2', 2, 30)]);
    expect(after.leadTrainerId).toBe('3');
  });

  it('by another trainer of the event leaves them their own, and no item names them twice', () => {
    const after = replaced('2');
    expect(teaching(after)).toEqual([['2'], ['2 unpaid'], ['2']]);
    expect(after.team).toEqual([member('2', 2, 30)]);
    expect(after.leadTrainerId).toBe('2');
  });

  it('in a part of it stays, with the lead, and who comes has nothing but that part', () => {
    const after = replaced('3', new Set(['paid']));
    expect(teaching(after)).toEqual([['1', '2'], ['1 unpaid'], ['3']]);
    const times = { prepMinutes: 0, postMinutes: 0, travelMinutes: 0, activityDescription: null };
    expect(after.team).toEqual([...plan.team, { ...member('3', 3, 0), ...times }]);
    expect(after.leadTrainerId).toBe('1');
  });
});
