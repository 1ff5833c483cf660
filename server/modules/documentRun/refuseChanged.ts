import { madeBeforeChange, madeForWhoLeft } from '#server/errors/runRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { fillImpression } from './fillImpression.ts';
import { shownRecords } from './impressions.ts';
import { isPassportField } from './passports.ts';
import { kept, type KeptPrinted, printedIn } from './printed.ts';
import { type OpenRun, readRun } from './readRun.ts';
import type { Run } from './openRun.ts';

/** A document of a run, and what it printed. */
export interface MadeDocument {
  readonly run: Run;
  readonly templateId: string;
  readonly impressionKeys: readonly string[];
  readonly fields: readonly KeptPrinted[];
}

/** @throws in words, where a document would say something else if it were made now */
export async function refuseChanged(session: WriteSession, made: MadeDocument): Promise<void> {
  const open = await readRun(session, made.run, { templateId: made.templateId, keys: made.impressionKeys });
  const isThere = (key: string) => open.impressions.some((each) => each.key === key);
  if (!made.impressionKeys.every(isThere)) throw madeForWhoLeft();
  const before = made.fields.filter(isCompared);
  const now = printedNow(open, made.impressionKeys, session.context.now()).filter(isCompared);
  const changed = now.find((each, index) => !isSame(each, before[index]));
  if (changed === undefined && now.length === before.length) return;
  throw madeBeforeChange(changed?.label);
}

const isSame = (now: KeptPrinted, then: KeptPrinted | undefined): boolean =>
  now.path === then?.path &&
  now.record === then.record &&
  now.asked === then.asked &&
  now.value === then.value;

/** What is printed of a passport stands in the file alone (G4), and the day on which it was made is none of its facts. */
const isCompared = ({ path, record }: KeptPrinted): boolean =>
  !path.startsWith('document.') &&
  !isPassportField({ kind: record?.split(':')[0] ?? '', id: '', field: path.split('.').at(-1) ?? '' });

function printedNow(
  { template, own, event, impressions }: OpenRun,
  keys: readonly string[],
  now: Date,
): readonly (KeptPrinted & { readonly label: string })[] {
  if (template === null) return [];
  const chosen = keys.flatMap((key) => impressions.filter((each) => each.key === key));
  return chosen.flatMap(({ subject }) => {
    const filled = fillImpression(template, shownRecords(subject), { own, event, now });
    return printedIn(filled).map((each) => ({ ...kept(each), label: each.label }));
  });
}
