/** What documents can be made of: what each is made for, and whose business it is. */

export type RunGroup = 'letters' | 'lists' | 'papers' | 'costSummaries' | 'contracts';

export interface RunKind {
  readonly label: string;
  /** One for the event, or one for each of its bookings or trainers. */
  readonly each: 'event' | 'booking' | 'trainer';
  readonly group: RunGroup;
  /** Its impressions are the cells of one document. */
  readonly isSheet?: boolean;
  /** Only bookings that need it, where none is named. */
  readonly needsVisa?: boolean;
  /** It says that somebody has their seat. */
  readonly isOfConfirmed?: boolean;
}

const kinds = {
  AGENDA: { label: 'Agenda', each: 'event', group: 'papers' },
  INVITATION: { label: 'Invitation', each: 'booking', group: 'letters' },
  VISA_LETTER: { label: 'Visa letter', each: 'booking', group: 'letters', needsVisa: true },
  CONFIRMATION: { label: 'Confirmation', each: 'booking', group: 'letters', isOfConfirmed: true },
  ATTENDANCE_LIST: { label: 'Attendance list', each: 'event', group: 'lists' },
  BADGE: { label: 'Badge', each: 'booking', group: 'lists', isSheet: true },
  CERTIFICATE: { label: 'Certificate', each: 'booking', group: 'letters', isOfConfirmed: true },
  TRAINER_CONTRACT: { label: 'Trainer contract', each: 'trainer', group: 'contracts' },
  HONORARIA_STATEMENT: { label: 'Honoraria statement', each: 'trainer', group: 'contracts' },
  COST_SUMMARY: { label: 'Cost summary', each: 'event', group: 'costSummaries' },
  LOGISTICS_SHEET: { label: 'Logistics sheet', each: 'event', group: 'lists' },
} as const satisfies Readonly<Record<string, RunKind>>;

export type RunType = keyof typeof kinds;

export const runKinds: Readonly<Record<RunType, RunKind>> = kinds;

export const runTypes = Object.keys(kinds) as readonly RunType[];

export const typesIn = (group: RunGroup): readonly RunType[] =>
  runTypes.filter((type) => runKinds[type].group === group);
