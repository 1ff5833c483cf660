import { formatDays } from '#src/fields/date/formatDays.ts';
import type { AgendaWords } from '../agendaWords.ts';
import type { Finding } from '../model/checkProgramme.ts';
import { lengthText, timeText } from '../model/clock.ts';
import { itemsOf } from '../model/Programme.ts';
import type { ProgrammeState } from '../state/ProgrammeProvider.tsx';

export type Lines = ReadonlyMap<string, { readonly errors: string; readonly warnings: string }>;

/** What stands under each row and section, in words. */
export function findingLines(
  { findings, programme, plan }: Pick<ProgrammeState, 'findings' | 'programme' | 'plan'>,
  words: AgendaWords,
  locale: string,
): Lines {
  const names = new Map(itemsOf(programme).map(({ key, name }) => [key, name]));
  const trainers = new Map(plan.team.map(({ trainerId, name }) => [trainerId, name]));
  const lines = new Map<string, { errors: string; warnings: string }>();
  for (const finding of findings) {
    const at = 'item' in finding ? finding.item : 'section' in finding ? finding.section : finding.trainerId;
    const before = lines.get(at) ?? { errors: '', warnings: '' };
    const side = finding.severity === 'error' ? 'errors' : 'warnings';
    const text = findingWords(finding, words, locale, names, trainers);
    lines.set(at, { ...before, [side]: [before[side], text].filter(Boolean).join('\n') });
  }
  return lines;
}

function findingWords(
  finding: Finding,
  words: AgendaWords,
  locale: string,
  items: ReadonlyMap<string, string>,
  trainers: ReadonlyMap<string, string>,
): string {
  if (finding.code === 'gap') return words('finding.gap', { length: lengthText(finding.minutes) });
  if (finding.code === 'clocks') {
    const { direction, from, to } = finding.change;
    return words(`finding.clocks_${direction}`, { from: timeText(from), to: timeText(to) });
  }
  if (finding.code === 'same_days') {
    const { name, dateStart, dateEnd } = finding.event;
    return words('elsewhere.same_days', { event: name, days: formatDays(dateStart, dateEnd, locale) });
  }
  const trainerOf = (id: string) => trainers.get(id) || words('item.unseen');
  if (finding.code === 'elsewhere_unknown')
    return words('elsewhere.unknown', { other: trainerOf(finding.trainerId) });
  if (finding.code === 'elsewhere') {
    const { trainerId, other, event } = finding;
    return words('finding.elsewhere', { trainer: trainerOf(trainerId), other, event });
  }
  if (finding.code !== 'two_places') return words(`finding.${finding.code}`);
  const trainer = trainerOf(finding.trainerId);
  return words('finding.two_places', { trainer, other: items.get(finding.other) || words('item.new') });
}
