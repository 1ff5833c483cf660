import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { columnOf } from '#server/graphql/read/relationOf.ts';

/** What of a template's paths an approval is bound to, and what it is not, which it says (F1). */
interface BoundFields {
  readonly bound: readonly string[];
  readonly unbound: readonly string[];
}

/** One way to each record: whose event it is, the document knows. */
const shorter: readonly (readonly [string, string])[] = [
  ['eventBooking.centreEvent.', 'centreEvent.'],
  ['trainerHonoraria.centreEvent.', 'centreEvent.'],
  ['trainingCentre.centreEvent.', 'centreEvent.'],
  ['centreEvent.trainingCentre.', 'trainingCentre.'],
  ['eventBooking.participant.', 'participant.'],
  ['trainerHonoraria.trainer.', 'trainer.'],
];

/** The table whose columns a root's facts are; the roots of `approved_document_roots`. */
const tables: Readonly<Record<string, string>> = {
  centreEvent: 'centre_events',
  'centreEvent.country': 'countries',
  'centreEvent.leadTrainer': 'trainers',
  'centreEvent.agenda': 'agendas',
  'centreEvent.trainers': 'centre_event_trainers',
  'centreEvent.trainers.trainer': 'trainers',
  'centreEvent.estimatedCosts': 'estimated_costs',
  'centreEvent.eventBookings': 'event_bookings',
  'centreEvent.eventBookings.participant': 'participants',
  trainingCentre: 'training_centres',
  'trainingCentre.country': 'countries',
  'trainingCentre.leadTrainer': 'trainers',
  'trainingCentre.indication': 'indications',
  'trainingCentre.trainers.trainer': 'trainers',
  trainer: 'trainers',
  'trainer.country': 'countries',
  participant: 'participants',
  'participant.country': 'countries',
  eventBooking: 'event_bookings',
};

const items = 'centreEvent.agenda.sections.items';
const paidBy = ['speakerMinutes', 'prepMinutes', 'postMinutes', 'travelMinutes'];
const worth = ['trainerFMV', 'trainerCurrency', 'eventCurrency', 'exchangeRate'];
const isFigure = (name: string): boolean => /^total|Minutes$/.test(name) || worth.includes(name);
/** What honoraria tell of the trainer. */
const ofTrainer: Readonly<Record<string, string>> = {
  trainerName: 'fullName',
  vatPayable: 'vatPayable',
};
const neverBound = /(?:^|\.)(?:dateModified|passport\w+)$/;

/** An amount follows from minutes and what an hour is worth, so it is bound to those. */
export function boundFields(paths: readonly string[]): BoundFields {
  const known = paths.filter((path) => !path.startsWith('document.'));
  const each = known.map((path) => [path, columnsBehind(canonical(path))] as const);
  const bound = new Set(each.flatMap(([, columns]) => columns));
  // Where an item stands is part of what an agenda says, when it says its sections.
  if (
    [...bound].some((path) => path.startsWith(`${items}.`)) &&
    bound.has('centreEvent.agenda.sections.name')
  )
    bound.add(`${items}.section`);
  const unbound = each.flatMap(([path, columns]) => (columns.length === 0 ? [path] : []));
  return { bound: [...bound], unbound: [...new Set(unbound)] };
}

function canonical(path: string): string {
  const found = shorter.find(([long]) => path.startsWith(long));
  return found === undefined ? path : canonical(found[1] + path.slice(found[0].length));
}

function columnsBehind(path: string): readonly string[] {
  if (neverBound.test(path)) return [];
  if (path.startsWith(`${items}.trainers`)) return [`${items}.trainers`];
  const root = path.replace(/\.[^.]+$/, '');
  const name = path.slice(root.length + 1);
  if (root === items) return ['name', 'objectives', 'timeStart', 'timeEnd'].includes(name) ? [path] : [];
  if (root === 'centreEvent.agenda.sections') return name === 'name' ? [path] : [];
  if (/^(?:centreEvent\.)?trainerHonoraria$/.test(root)) return honorariaBehind(root, name);
  const table = tables[root];
  return table !== undefined && columnsIn(table).has(columnOf(name)) ? [path] : [];
}

/** When an amount was frozen, for one, is no fact of the document: its own approval does that. */
function honorariaBehind(root: string, name: string): readonly string[] {
  const column = ofTrainer[name];
  if (column !== undefined)
    return [`${root === 'trainerHonoraria' ? 'trainer' : 'centreEvent.trainers.trainer'}.${column}`];
  // It moves with the value alone, and stays with one that is frozen (H6).
  if (name === 'fmvLastUpdated') return ['trainerFMV', 'trainerCurrency'].map((each) => `${root}.${each}`);
  return isFigure(name) ? [...paidBy, ...worth].map((each) => `${root}.${each}`) : [];
}
