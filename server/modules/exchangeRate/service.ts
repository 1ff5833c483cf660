import { reach } from '#server/access/roleTable.ts';
import { forbidden, validationsFailed, type ValidationMessages } from '#server/errors/errors.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { counted } from '#server/words/counted.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import type { RateFile } from './previewRates.ts';
import { keepRates, lockRates, type NewRates } from './keepRates.ts';
import { rateProblem, textOfRate } from './rateText.ts';
import { readRateFile } from './readRateFile.ts';

interface Imported extends RateFile, Keyed {
  readonly leave_out?: boolean | null;
  readonly follows_id?: string | null;
}

interface Entered extends Keyed {
  readonly base: string;
  readonly day: string;
  readonly reason: string;
  readonly rates: readonly { readonly target: string; readonly rate: number }[];
  readonly without?: readonly string[] | null;
  readonly follows_id?: string | null;
}

/** The rates of a file as a new set. @throws forbidden, validationFailed, staleWrite */
export async function importRates(session: WriteSession, input: Imported): Promise<string> {
  const { base, day, text, leave_out, follows_id } = input;
  refuseOthers(session);
  const { rates, problems } = readRateFile(text, base);
  const [first] = problems;
  refuse({
    ...problemsOfDay(session, day),
    ...(rates.size === 0 && { 'input.text': ['There is no rate in this file.'] }),
    ...(first &&
      leave_out !== true && {
        'input.text': [
          `${counted(problems.length, 'line')} of this file not understood. Line ${first.line}: ${first.message}`,
        ],
      }),
  });
  return keep(session, { base, day, source: 'CSV', reason: null, rates, followsId: follows_id });
}

/** Rates entered by hand as a new set, with a reason. @throws forbidden, validationFailed, staleWrite */
export async function enterRates(session: WriteSession, input: Entered): Promise<string> {
  const { base, day, rates, follows_id } = input;
  refuseOthers(session);
  const reason = trimmed(input.reason);
  const without = input.without ?? [];
  const isNothing = rates.length + without.length === 0;
  refuse({
    ...problemsOfDay(session, day),
    ...(reason === '' && { 'input.reason': ['Say where the rates come from. The reason is kept.'] }),
    ...(isNothing && { 'input.rates': ['Enter a rate.'] }),
    ...problemsOfRates(input),
  });
  const texts = new Map(rates.map(({ target, rate }) => [target, textOfRate(rate)]));
  return keep(session, { base, day, source: 'HAND', reason, rates: texts, without, followsId: follows_id });
}

function refuseOthers({ viewer }: WriteSession): void {
  if (reach(viewer, 'rates.write') === 'none') throw forbidden('change exchange rates');
}

function refuse(problems: ValidationMessages): void {
  if (Object.keys(problems).length > 0) throw validationsFailed(problems);
}

const keep = ({ context, viewer }: WriteSession, rates: Omit<NewRates, 'authorId'>): Promise<string> =>
  context.database.transaction(async (tx) => {
    await lockRates(tx);
    return keepRates(tx, context.now(), { ...rates, authorId: viewer.id });
  });

/** No day that has begun nowhere: a set of next year would be in force until then. */
function problemsOfDay({ context }: WriteSession, day: string): ValidationMessages {
  const latest = new Date(context.now().getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return day > latest ? { 'input.day': ['This day is still to come.'] } : {};
}

function problemsOfRates({ base, rates, without }: Entered): ValidationMessages {
  const targets = rates.map(({ target }) => target);
  const problemOf = (target: string, index: number): string | null => {
    if (target === base) return 'This is the base currency itself.';
    if (targets.indexOf(target) !== index) return 'This currency stands above already.';
    return without?.includes(target) === true ? 'This currency is left out as well.' : null;
  };
  const problems = rates.flatMap(({ target, rate }, index) => {
    const ofTarget = problemOf(target, index);
    const ofRate = rate < 0 ? 'A rate is more than 0.' : rateProblem(textOfRate(rate));
    return [
      ...(ofTarget === null ? [] : [[`input.rates.${index}.target`, [ofTarget]] as const]),
      ...(ofRate === null ? [] : [[`input.rates.${index}.rate`, [ofRate]] as const]),
    ];
  });
  return Object.fromEntries(problems);
}
