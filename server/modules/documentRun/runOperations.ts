import { ofInput, operation, type Operations } from '#server/graphql/access/Operation.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { generateDocuments } from './generate.ts';
import { openRun } from './openRun.ts';
import { findRun, visibleRun, readRun } from './readRun.ts';
import { RunAnswer } from './runFields.ts';
import type { RunType } from './runKindPolicy.ts';
import { updateRun } from './updateRun.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { keepPreview } from '../documentPreview/index.ts';
import { taskResolver } from '../task/index.ts';
import { fillImpression } from './fillImpression.ts';
import { shownRecords } from './impressions.ts';
import { printPaper } from './printPaper.ts';

interface Asked {
  readonly key: string;
  readonly impression: string;
}

/** One document as it would be made, what is missing marked and passports masked. Answers the path of the file. */
async function previewImpression(session: WriteSession, { key, impression: asked }: Asked): Promise<string> {
  const { context } = session;
  const found = await visibleRun(session, key);
  const { template, impressions, own, event } = await readRun(session, found, { keys: [asked] });
  const impression = impressions.find((each) => each.key === asked);
  if (impression === undefined)
    throw validationFailed('impression', 'This run has no such document, or it is hidden from you.');
  if (template === null) throw validationFailed('key', 'There is no template for these documents yet.');
  const filling = { own, event, now: context.now(), mark: true };
  const filled = fillImpression(template, shownRecords(impression.subject), filling);
  const { bytes } = await printPaper(context, template, { title: impression.label, filled: [filled] });
  return keepPreview(session, bytes);
}

async function answered(session: WriteSession, key: string): Promise<RunAnswer> {
  return new RunAnswer(session, await visibleRun(session, key));
}

interface RunQuery {
  readonly key: string;
  readonly impression?: string | null;
}

export const runQueries: Operations = {
  documentRun: operation({ reads: 'DocumentRunEntry' }, async (session, { key, impression }: RunQuery) => {
    const run = await findRun(session, key);
    return run && new RunAnswer(session, run, impression);
  }),
};

interface Open {
  readonly runType: RunType;
  readonly runParams: unknown;
}

interface Update {
  readonly input: Parameters<typeof updateRun>[1];
}

export const runMutations: Operations = {
  getOrCreateDocumentRun: operation({ reads: 'DocumentRunEntry' }, async (session, asked: Open) =>
    answered(session, await openRun(session, asked)),
  ),
  updateDocumentRun: operation({ reads: 'DocumentRunEntry' }, async (session, { input }: Update) =>
    answered(session, await updateRun(session, input)),
  ),
  generateDocuments: taskResolver(
    { reads: 'DocumentRunEntry' },
    ofInput(onceByKey('generateDocuments', generateDocuments)),
  ),
  previewImpression: operation({ reads: 'DocumentRunEntry' }, previewImpression),
};
