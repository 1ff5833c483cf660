import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedDocument } from '#server/documents/engine/DocumentEngine.ts';
import { UserError } from '#server/errors/errors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { RunTemplate } from './runTemplate.ts';

interface Text {
  readonly title: string;
  readonly bodies: readonly string[];
}

const tries = 20;
const waitMs = 500;

/** A filled text as paper. Where many wait for the engine this waits with them: nobody sits before a task. */
export async function printPaper(
  { documents }: RequestContext,
  { layout, language }: Pick<RunTemplate, 'layout' | 'language'>,
  { title, bodies }: Text,
): Promise<RenderedDocument> {
  for (let left = tries; ; left -= 1) {
    try {
      return await documents.engine.render({ title, language, options: layout, bodies });
    } catch (error) {
      if (left === 0 || !(error instanceof UserError) || error.code !== 'DOCUMENTS_BUSY') throw error;
      await wait(waitMs);
    }
  }
}
