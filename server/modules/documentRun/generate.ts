import type { Tx } from '#server/db/rows.ts';
import { forbidden, tooMany, validationFailed } from '#server/errors/errors.ts';
import { documentForbidden, noTemplate, nothingToMake } from '#server/errors/runRefusals.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { counted } from '#server/words/counted.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { useTemplate } from '../mergeTemplate/index.ts';
import { mostTaskRows } from '../task/index.ts';
import { whyNotMake } from './documentPolicy.ts';
import type { Impression } from './impressions.ts';
import { needsReason } from './passports.ts';
import { type OpenRun, readRun, visibleRun } from './readRun.ts';
import { runKinds, type RunType } from './runKindPolicy.ts';

export const documentsTask = 'DOCUMENTS';

/** What a task that makes documents keeps of what was asked. */
export interface Payload {
  readonly key: string;
  /** The version that all of them pin, marked as used before the first is made (M1). */
  readonly templateId: string;
  readonly isCombined: boolean;
  readonly reason: string | null;
  /** What tells files of one name from each other, by the key of their impression. Names are none of a task's (G5). */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Queues the documents of a run. Answers the id of the task. */
export async function generateDocuments(session: WriteSession, input: Input): Promise<string> {
  const { context, viewer } = session;
  const key = String(input['key']);
  const found = await visibleRun(session, key);
  const open = await readRun(session, found);
  const why = whyNotMake(viewer, open.type, open.event);
  if (why !== null) throw documentForbidden(why);
  const chosen = chosenOf(open, input['impressions']);
  const reason = reasonOf(input['reason']);
  if (open.usesPassport && needsReason(viewer) && reason === null)
    throw validationFailed('input.reason', 'These documents print passports. Say why; the reason is kept.');
  const { template } = open;
  if (template === null) throw noTemplate();
  const { isSheet } = runKinds[open.type];
  const isCombined = input['combined'] === true || isSheet === true;
  return context.database.transaction((tx) =>
    enqueueDocuments(tx, {
      run: { key, type: open.type, eventName: open.event.name },
      templateId: template.id,
      isCombined,
      reason,
      chosen,
      ownerId: viewer.id,
      now: context.now(),
    }),
  );
}

interface Making extends Pick<Payload, 'templateId' | 'isCombined' | 'reason'> {
  readonly run: { readonly key: string; readonly type: RunType; readonly eventName: string };
  readonly chosen: readonly Pick<Impression, 'key' | 'label' | 'number'>[];
  readonly ownerId: string;
  readonly now: Date;
}

/** Answers the id of the task. */
export async function enqueueDocuments(tx: Tx, making: Making): Promise<string> {
  const { run, templateId, isCombined, reason, chosen, ownerId, now } = making;
  // M1: from now on a change of its text makes a new version.
  await useTemplate(tx, templateId, now);
  const numbered = chosen.flatMap(({ key, number }) => (number === null ? [] : [[key, number] as const]));
  const payload: Payload = {
    key: run.key,
    templateId,
    isCombined,
    reason,
    numbers: Object.fromEntries(numbered),
  };
  return enqueueTask(tx, {
    kind: documentsTask,
    title: `${runKinds[run.type].label} · ${run.eventName} · ${counted(chosen.length, 'document')}`,
    subject: run.key,
    ownerId,
    payload: { ...payload },
    rows: chosen.map(({ key, label }) => ({ key, label })),
    now,
  });
}

/** Those that were named, else all that nothing blocks. */
function chosenOf({ impressions }: OpenRun, asked: unknown): readonly Impression[] {
  const free = impressions.filter(({ blocks }) => blocks.length === 0);
  const chosen = Array.isArray(asked) ? named(impressions, asked.map(String)) : free;
  if (chosen.length > mostTaskRows) throw tooMany('Documents made at once', mostTaskRows);
  if (chosen.length > 0) return chosen;
  const [first] = impressions.flatMap(({ blocks }) => blocks);
  throw nothingToMake(first?.message ?? null);
}

function named(impressions: readonly Impression[], keys: readonly string[]): readonly Impression[] {
  const known = new Set(impressions.map(({ key }) => key));
  const strange = keys.filter((key) => !known.has(key));
  if (strange.length > 0)
    throw validationFailed('input.impressions', `This run has no document called ${strange.join(', ')}.`);
  const wanted = new Set(keys);
  return impressions.filter(({ key }) => wanted.has(key));
}

const longestReason = 500;

function reasonOf(given: unknown): string | null {
  const reason = typeof given === 'string' ? trimmed(given) : '';
  if (reason.length > longestReason)
    throw validationFailed('input.reason', `At most ${longestReason} characters.`);
  return reason === '' ? null : reason;
}

/** @throws forbidden where the right was lost since it was asked for */
export function refuseLost(session: WriteSession, { type, event }: OpenRun): void {
  if (whyNotMake(session.viewer, type, event) !== null) throw forbidden('make these documents any more');
}
