import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { AgendaEditor } from '../AgendaEditor.tsx';
import type { EventAgenda } from '../agendaOperations.ts';
import type { OtherEvent } from '../team/elsewhere.ts';

export const item = (name: string, start: string, end: string, trainerIds: readonly string[] = []) => ({
  name,
  objectives: null,
  timeStart: `2027-06-10T${start}:00`,
  timeEnd: `2027-06-10T${end}:00`,
  trainers: trainerIds.map((trainerId) => ({ trainer: null, trainerId, excludeInHonoraria: false })),
});
const member = (id: string, fullName: string, priority: number) => ({
  trainer: { id, fullName },
  trainerId: id,
  priority,
  prepMinutes: 0,
  postMinutes: 0,
  travelMinutes: 0,
  activityDescription: null,
});
type Agenda = NonNullable<EventAgenda['agenda']>;

/** A programme of one section. */
export const courseOf = (...items: Agenda['sections'][number]['items']): Agenda => ({
  name: 'Course',
  sections: [{ name: 'Plenary', items }],
});

export const event: EventAgenda = {
  id: '12',
  name: 'Day course',
  dateStart: '2027-06-10',
  dateEnd: '2027-06-11',
  timeZone: 'Europe/Warsaw',
  dateModified: '2027-01-01T00:00:00Z',
  can: [{ action: 'update', allowed: true, why: null }],
  leadTrainer: null,
  trainers: [member('1', 'Jördis Zöllick', 1), member('2', 'Anna Nowak', 2)],
  agendaOrig: null,
  agenda: courseOf(
    item('Welcome', '09:00', '09:30', ['1']),
    item('Anatomy', '09:30', '10:30', ['2']),
    item('Technique', '10:30', '11:00', ['2']),
  ),
};
export const stale = {
  errors: [new GraphQLError('Somebody has saved.', { extensions: { code: 'STALE_WRITE', changed: {} } })],
};

type Answer = Parameters<typeof answeringClient>[0];

/** Another event of these days, with this programme. */
export const congressOf = (...items: Agenda['sections'][number]['items']): OtherEvent => ({
  id: '40',
  name: 'Congress',
  dateStart: '2027-06-10',
  dateEnd: null,
  timeZone: 'Europe/Warsaw',
  trainers: items.flatMap(({ trainers }) => trainers),
  agenda: courseOf(...items),
});

/** The editor of an agenda, the client of a server that answers so, and what that is sent. Those who teach are at these other events. */
export function editorOf(
  shown: EventAgenda = event,
  answer: Answer = () => ({ data: { centreEvent: null } }),
  others: readonly OtherEvent[] = [],
) {
  const { client, sent } = answeringClient((operation) =>
    operation.name === 'TrainersElsewhere' ? { data: { centreEvents: { data: others } } } : answer(operation),
  );
  return { editor: <AgendaEditor event={shown} userId="7" />, client, sent };
}

export const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = async (name: string, text: string) => {
  await userEvent.click(cell(name));
  await userEvent.keyboard(text);
};
