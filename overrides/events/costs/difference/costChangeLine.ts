import type { WordsOf } from '#src/i18n/useWordsOf.ts';
import type { AmountWords } from '#overrides/events/honoraria/useAmounts.ts';
import { lineOf } from '../CostLine.ts';
import type { CostWords } from '../costWords.ts';
import type { Cost, CostChange } from './CostChange.ts';

/** English of what was done to a line. A translation overrides by `cost_difference.<key>`. */
export const costChangeWords = {
  change: '%{before} → %{after}',
  amount: '%{amount} %{currency}',
  amount_unknown: 'another amount',
  added: 'added, %{amount}',
  removed: 'removed, %{amount}',
  renamed: 'renamed from “%{before}”',
  with_vat: '%{change} with VAT',
  without_vat: '%{change} without VAT',
  category_unknown: 'another category',
  units: '%{mode}, %{units}',
  no_date: 'no date',
  notes: 'other notes',
  same: 'what it was',
} as const;

/** Everything that a change is told with. */
interface TellsCosts {
  readonly words: WordsOf<typeof costChangeWords>;
  readonly costWords: CostWords;
  readonly amounts: Pick<AmountWords, 'plain' | 'day'>;
  /** Undefined for a category that is gone. */
  readonly pathOf: (categoryId: string) => string | undefined;
}

/** 'Room hire' and '1,200.00 EUR → 1,350.00 EUR'. */
export function costChangeLine(
  { before, after }: Pick<CostChange, 'before' | 'after'>,
  tells: TellsCosts,
): { readonly name: string; readonly text: string } {
  const { words } = tells;
  if (before === undefined || after === undefined) {
    const line = before ?? after;
    const amount = line === undefined ? '' : money(line, line.amountIncVat, tells);
    return { name: line?.name ?? '', text: words(before === undefined ? 'added' : 'removed', { amount }) };
  }
  const texts = [
    before.name !== after.name && words('renamed', { before: before.name }),
    amountsText(before, after, tells),
    changed(before, after, tells, (line) => unitsText(line, tells)),
    changed(before, after, tells, ({ costCategoryId: id }) => tells.pathOf(id) ?? words('category_unknown')),
    changed(before, after, tells, ({ date }) => tells.amounts.day(date) ?? words('no_date')),
    before.description !== after.description && words('notes'),
  ].filter((text) => text !== false && text !== '');
  return { name: after.name, text: texts.join('; ') || words('same') };
}

function changed(before: Cost, after: Cost, { words }: TellsCosts, say: (line: Cost) => string): string {
  const [was, is] = [say(before), say(after)];
  return was === is ? '' : words('change', { before: was, after: is });
}

/** Once where VAT makes no difference, else each amount that has changed. */
function amountsText(before: Cost, after: Cost, tells: TellsCosts): string {
  if (after.currency === '' && isOtherAmount(before, after)) return tells.words('amount_unknown');
  const including = changed(before, after, tells, (line) => money(line, line.amountIncVat, tells));
  const without = changed(before, after, tells, (line) => money(line, line.amountExcVat, tells));
  if (including === without) return including;
  const told = [
    including && tells.words('with_vat', { change: including }),
    without && tells.words('without_vat', { change: without }),
  ];
  return told.filter(Boolean).join(', ');
}

const isOtherAmount = (before: Cost, after: Cost): boolean =>
  before.amountExcVat !== after.amountExcVat || before.amountIncVat !== after.amountIncVat;

/** Of what currency is not known of lines that the viewer does not see now. */
function money({ currency }: Cost, amount: number, { words, amounts }: TellsCosts): string {
  if (currency === '') return words('amount_unknown');
  return words('amount', { amount: amounts.plain(amount, currency), currency });
}

/** 'Per participant, 12'; without a number those who are there count. */
function unitsText(line: Cost, { words, costWords }: TellsCosts): string {
  const { units } = lineOf(line);
  const said = costWords(`mode.${line.unitMode}`);
  return units === '' ? said : words('units', { mode: said, units });
}
