import { type StandardTemplate, standardTemplates, templateColumns } from '../modules/mergeTemplate/index.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoUsers } from './users.ts';

const field = (path: string): string => `<span data-merge-field="${path}">${path}</span>`;
const upright = { paper: 'A4', orientation: 'portrait' };

/** Letters that no document run makes; they cover what is mailed. */
const letters: readonly StandardTemplate[] = [
  {
    name: 'Directions',
    key: 'directions',
    contexts: ['TRAINING_CENTRE'],
    options: upright,
    html: `<h2>How to find ${field('trainingCentre.name')}</h2><p>${field('trainingCentre.address')}<br>${field('trainingCentre.postalCode')} ${field('trainingCentre.city')}</p>`,
  },
  {
    name: 'Reminder',
    key: 'reminder',
    contexts: ['EVENT_BOOKING', 'PARTICIPANT', 'CENTRE_EVENT'],
    options: upright,
    html: `<p>Dear ${field('participant.fullName')},</p><p>${field('centreEvent.name')} begins on ${field('centreEvent.dateStart')}. Your documents come with this mail.</p>`,
  },
  {
    name: 'Thank-you letter',
    key: 'thank-you',
    contexts: ['PARTICIPANT', 'CENTRE_EVENT'],
    options: upright,
    html: `<p>Dear ${field('participant.fullName')},</p><p>Thank you for coming to ${field('centreEvent.name')}.</p>`,
  },
];

/** Templates that were rewritten after they had been used, each with how its older versions took leave. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  invitation: ['With kind regards,'],
  confirmation: ['With kind regards,', 'Kind regards from all of us,'],
  'visa-letter': ['Yours faithfully,'],
};

/** The 18 templates: one for every document run, three more, and four later versions (M1). */
export function planTemplates(context: DemoContext, users: DemoUsers): readonly DemoRow<'merge_templates'>[] {
  const authors = users.withRole('global_manager');
  const all = [...standardTemplates, ...letters];
  const first = all.map((template, index) => {
    const [farewell] = rewritten[template.key] ?? [];
    return templateRow(context, before(template, farewell), index + 1, null, 1, authors);
  });
  let id = all.length;
  const later = first.flatMap((root, index) => {
    const template = all[index];
    const farewells = template ? (rewritten[template.key] ?? []) : [];
    return farewells.flatMap((_farewell, nth) => {
      if (!template) return [];
      id += 1;
      return [templateRow(context, before(template, farewells[nth + 1]), id, root.id, nth + 2, authors)];
    });
  });
  return [...first, ...later];
}

const before = (template: StandardTemplate, farewell: string | undefined): StandardTemplate =>
  farewell === undefined
    ? template
    : { ...template, html: template.html.replace('Yours sincerely,', farewell) };

function templateRow(
  { random, calendar }: DemoContext,
  template: StandardTemplate,
  id: number,
  root: number | null,
  version: number,
  authors: readonly number[],
): DemoRow<'merge_templates'> {
  const written = calendar.moment(calendar.day(-600 + id * 12 + version * 60), 600);
  return {
    id,
    ...templateColumns(template),
    version,
    root_id: root,
    used_at: id <= 8 ? written : null,
    author_id: random.pick(authors),
    date_created: written,
    date_modified: written,
  };
}
