import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoUsers } from './users.ts';

interface Draft {
  readonly name: string;
  readonly key: string;
  readonly contexts: string;
  /** Running text; merge fields in square brackets. */
  readonly text: readonly string[];
}

const draft = (name: string, key: string, contexts: string, ...text: readonly string[]): Draft => ({
  name,
  key,
  contexts,
  text,
});

const drafts: readonly Draft[] = [
  draft(
    'Agenda',
    'agenda',
    'CENTRE_EVENT',
    'Programme of [centreEvent.name]',
    '[centreEvent.dateStart] to [centreEvent.dateEnd], [trainingCentre.name].',
  ),
  draft(
    'Invitation',
    'invitation',
    'CENTRE_EVENT EVENT_BOOKING PARTICIPANT',
    'Dear [participant.fullName],',
    'We would be glad to see you at [centreEvent.name] in [trainingCentre.city].',
  ),
  draft(
    'Visa letter',
    'visa-letter',
    'CENTRE_EVENT EVENT_BOOKING PARTICIPANT',
    'To whom it may concern',
    'We confirm that [participant.fullName], passport [eventBooking.passportNumber], is invited to [centreEvent.name].',
  ),
  draft(
    'Confirmation',
    'confirmation',
    'CENTRE_EVENT EVENT_BOOKING PARTICIPANT',
    'Dear [participant.fullName],',
    'Your place at [centreEvent.name] is confirmed. You stay at [centreEvent.hotelName] for [eventBooking.numberOfNights] nights.',
  ),
  draft(
    'Attendance list',
    'attendance-list',
    'CENTRE_EVENT',
    'Attendance at [centreEvent.name], [centreEvent.dateStart]',
  ),
  draft('Badge', 'badge', 'PARTICIPANT CENTRE_EVENT', '[participant.fullName]', '[participant.city]'),
  draft(
    'Certificate',
    'certificate',
    'PARTICIPANT CENTRE_EVENT',
    '[participant.fullName] took part in [centreEvent.name].',
  ),
  draft(
    'Trainer contract',
    'trainer-contract',
    'TRAINER CENTRE_EVENT',
    'Agreement with [trainer.fullName]',
    'The trainer teaches at [centreEvent.name] from [centreEvent.dateStart] to [centreEvent.dateEnd].',
  ),
  draft(
    'Honoraria statement',
    'honoraria-statement',
    'TRAINER CENTRE_EVENT',
    'Statement for [trainer.fullName], [centreEvent.name]',
  ),
  draft(
    'Cost summary',
    'cost-summary',
    'CENTRE_EVENT',
    'Costs of [centreEvent.name] in [centreEvent.costsBaseCurrency]',
  ),
  draft(
    'Logistics sheet',
    'logistics-sheet',
    'CENTRE_EVENT TRAINING_CENTRE',
    '[centreEvent.hotelName], [centreEvent.hotelPhone]',
    'On site: [centreEvent.onsiteContactName]',
  ),
  draft(
    'Directions',
    'directions',
    'TRAINING_CENTRE',
    'How to find [trainingCentre.name]',
    '[trainingCentre.address], [trainingCentre.city]',
  ),
  draft(
    'Reminder',
    'reminder',
    'EVENT_BOOKING PARTICIPANT CENTRE_EVENT',
    'Dear [participant.fullName],',
    '[centreEvent.name] begins on [centreEvent.dateStart].',
  ),
  draft(
    'Thank-you letter',
    'thank-you',
    'PARTICIPANT CENTRE_EVENT',
    'Dear [participant.fullName],',
    'Thank you for coming to [centreEvent.name].',
  ),
];

/** The 18 templates: one for every document run, three more, and four later versions (M1). */
export function planTemplates(context: DemoContext, users: DemoUsers): readonly DemoRow<'merge_templates'>[] {
  const authors = users.withRole('global_manager');
  const roots = drafts.map((one, index) => templateRow(context, one, index + 1, null, 1, authors));
  const versions = [2, 2, 2, 3].map((version, index) => {
    const root = [2, 4, 8, 4][index] ?? 2;
    const original = drafts[root - 1];
    if (original === undefined) throw new Error('A version needs its first version.');
    const text = [
      ...original.text,
      version === 2 ? 'We look forward to meeting you.' : 'Please write to us with any question.',
    ];
    return templateRow(context, { ...original, text }, drafts.length + index + 1, root, version, authors);
  });
  return [...roots, ...versions];
}

function templateRow(
  { random, calendar }: DemoContext,
  { name, key, contexts, text }: Draft,
  id: number,
  root: number | null,
  version: number,
  authors: readonly number[],
): DemoRow<'merge_templates'> {
  const written = calendar.moment(calendar.day(-600 + id * 12 + version * 60), 600);
  return {
    id,
    name,
    key,
    contexts: contexts.split(' '),
    prosemirror: JSON.stringify({ type: 'doc', content: text.map(paragraph) }),
    html: text
      .map((line) => `<p>${line.replace(/\[([\w.]+)\]/g, '<span data-merge-field="$1">$1</span>')}</p>`)
      .join(''),
    options: JSON.stringify({
      paper: 'A4',
      orientation: key === 'attendance-list' ? 'landscape' : 'portrait',
    }),
    version,
    root_id: root,
    used_at: id <= 8 ? written : null,
    author_id: random.pick(authors),
    date_created: written,
    date_modified: written,
  };
}

function paragraph(line: string): object {
  const pieces = line.split(/(\[[\w.]+\])/).filter((piece) => piece !== '');
  return {
    type: 'paragraph',
    content: pieces.map((piece) =>
      piece.startsWith('[')
        ? { type: 'mergeField', attrs: { field: piece.slice(1, -1) } }
        : { type: 'text', text: piece },
    ),
  };
}
