import type { UpdateCentreEventInput } from '#src/generated/schema.ts';
import type { EventAgenda } from '../agendaOperations.ts';
import { alignToOwn } from './alignTo.ts';
import { replaceTrainer, teaches, withoutTrainer } from '../model/editTrainers.ts';
import { itemsOf, type Programme } from '../model/Programme.ts';
import { programmeInput, readProgramme } from '../model/readProgramme.ts';

/** All that the tab edits and one save writes: the programme, and who teaches it. */
export interface Plan {
  readonly programme: Programme;
  readonly team: readonly TeamMember[];
  readonly leadTrainerId: string | null;
}

export interface TeamMember {
  readonly trainerId: string;
  /** Empty where the viewer may not see the trainer. */
  readonly name: string;
  readonly priority: number;
  readonly prepMinutes: number;
  readonly postMinutes: number;
  readonly travelMinutes: number;
  readonly activityDescription: string | null;
}

/** The plan of the event; under the keys of what it was before and of what is new here, where they are given. */
export function readPlan(event: EventAgenda, base?: Programme, mine = base): Plan {
  const programme = readProgramme(event.agenda);
  return {
    programme: base === undefined || mine === undefined ? programme : alignToOwn(base, mine, programme),
    leadTrainerId: event.leadTrainer?.id ?? null,
    team: event.trainers
      .map(({ trainer, ...member }) => ({ ...member, name: trainer?.fullName ?? '' }))
      .toSorted((one, other) => one.priority - other.priority),
  };
}

/** What one save writes; undefined while a time is missing. */
export function planInput(
  plan: Plan,
): Pick<UpdateCentreEventInput, 'agenda' | 'trainers' | 'lead_trainer_id'> | undefined {
  const agenda = programmeInput(plan.programme);
  if (agenda === undefined) return undefined;
  return {
    agenda: agenda.name === null && agenda.sections.length === 0 ? null : agenda,
    lead_trainer_id: plan.leadTrainerId,
    trainers: {
      sync: plan.team.map((member) => ({
        id: member.trainerId,
        priority: member.priority,
        prep_minutes: member.prepMinutes,
        post_minutes: member.postMinutes,
        travel_minutes: member.travelMinutes,
        activity_description: member.activityDescription,
      })),
    },
  };
}

/** Whether saving would write anything; keys are no difference. */
export const samePlan = (one: Plan, other: Plan): boolean =>
  one === other || JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = ({ programme, team, leadTrainerId }: Plan) => ({
  leadTrainerId,
  team: team.map(({ name: _name, ...member }) => member),
  name: programme.name,
  sections: programme.sections.map(({ name, items }) => ({
    name,
    items: items.map(({ key: _key, trainers, objectives, ...item }) => ({
      ...item,
      objectives: objectives ?? '',
      trainers: trainers.toSorted((a, b) => a.trainerId.localeCompare(b.trainerId)),
    })),
  })),
});

/** Joins the event behind all others. */
export function addMember(plan: Plan, trainer: { readonly id: string; readonly name: string }): Plan {
  if (plan.team.some(({ trainerId }) => trainerId === trainer.id)) return plan;
  const priority = Math.max(0, ...plan.team.map((member) => member.priority)) + 1;
  const times = { prepMinutes: 0, postMinutes: 0, travelMinutes: 0, activityDescription: null };
  return { ...plan, team: [...plan.team, { trainerId: trainer.id, name: trainer.name, priority, ...times }] };
}

export const setMember = (plan: Plan, trainerId: string, change: Partial<TeamMember>): Plan => ({
  ...plan,
  team: plan.team.map((member) => (member.trainerId === trainerId ? { ...member, ...change } : member)),
});

/** Trades priorities with the one before or after (A3: no two share one). */
export function moveMember(plan: Plan, trainerId: string, by: -1 | 1): Plan {
  const index = plan.team.findIndex((member) => member.trainerId === trainerId);
  const [one, other] = [plan.team[index], plan.team[index + by]];
  if (one === undefined || other === undefined) return plan;
  const traded = setMember(setMember(plan, one.trainerId, { priority: other.priority }), other.trainerId, {
    priority: one.priority,
  });
  return { ...traded, team: traded.team.toSorted((a, b) => a.priority - b.priority) };
}

/** Leaves the event and every item (A3); whoever leads it no longer does. */
export function removeMember(plan: Plan, trainerId: string): Plan {
  return {
    programme: withoutTrainer(plan.programme, trainerId),
    team: plan.team.filter((member) => member.trainerId !== trainerId),
    leadTrainerId: plan.leadTrainerId === trainerId ? null : plan.leadTrainerId,
  };
}

export interface Replacement {
  readonly from: string;
  readonly to: { readonly id: string; readonly name: string };
  /** The items that are handed over. */
  readonly keys: ReadonlySet<string>;
}

/**
 * Somebody else teaches these items. Whoever has none left leaves the event: who comes anew takes their place among the
 * trainers and what is paid beside teaching, who is there already keeps their own, and either leads where the other did.
 */
export function replaceMember(plan: Plan, { from, to, keys }: Replacement): Plan {
  const programme = replaceTrainer(plan.programme, keys, from, to.id);
  if (itemsOf(programme).some((item) => teaches(item, from))) return { ...addMember(plan, to), programme };
  const leadTrainerId = plan.leadTrainerId === from ? to.id : plan.leadTrainerId;
  const isThere = plan.team.some(({ trainerId }) => trainerId === to.id);
  return {
    ...(isThere ? removeMember(plan, from) : setMember(plan, from, { trainerId: to.id, name: to.name })),
    programme,
    leadTrainerId,
  };
}
