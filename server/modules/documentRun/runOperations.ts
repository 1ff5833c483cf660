import { allow, operation, type Operations } from '#server/graphql/access/Operation.ts';
import { entityOf } from '#server/graphql/Entity.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { readOne } from '#server/graphql/read/readResolvers.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { sessionOf, type WriteSession } from '#server/graphql/WriteSession.ts';
import { generateDocuments } from './generate.ts';
import { openRun } from './openRun.ts';
import { findRun, visibleRun } from './readRun.ts';
import { RunAnswer } from './runFields.ts';
import type { RunType } from './runKindPolicy.ts';
import { previewImpression } from './previewImpression.ts';
import { updateRun } from './updateRun.ts';

async function answered(session: WriteSession, key: string): Promise<RunAnswer> {
  return new RunAnswer(session, await visibleRun(session, key));
}

export const runQueries: Operations = {
  documentRun: operation(
    { reads: 'DocumentRunEntry' },
    async (session, { key }: { readonly key: string }) => {
      const run = await findRun(session, key);
      return run && new RunAnswer(session, run);
    },
  ),
};

interface Open {
  readonly runType: RunType;
  readonly runParams: unknown;
}

interface Update {
  readonly input: Parameters<typeof updateRun>[1];
}

const generate = onceByKey('generateDocuments', generateDocuments);

export const runMutations: Operations = {
  getOrCreateDocumentRun: operation({ reads: 'DocumentRunEntry' }, async (session, asked: Open) =>
    answered(session, await openRun(session, asked)),
  ),
  updateDocumentRun: operation({ reads: 'DocumentRunEntry' }, async (session, { input }: Update) =>
    answered(session, await updateRun(session, input)),
  ),
  generateDocuments: allow<{ readonly input: Input }>(
    { reads: 'DocumentRunEntry' },
    async (_root, { input }, context, info) => {
      const id = await generate(sessionOf(context), input);
      return readOne(entityOf(context.entities, 'Task'), id, context, info);
    },
  ),
  previewImpression: operation({ reads: 'DocumentRunEntry' }, previewImpression),
};
