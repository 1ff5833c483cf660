import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedDocument } from '#server/documents/engine/DocumentEngine.ts';
import type { FilledTemplate } from '#server/documents/merge/fillTemplate.ts';
import { UserError } from '#server/errors/errors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { withGlyphPlaces } from '../mergeTemplate/index.ts';
import type { RunTemplate } from './runTemplate.ts';

const tries = 20;
const waitMs = 500;

/** A filled text as paper. Where many wait for the engine this waits with them: nobody sits before a task. */
export async function printPaper(
  { documents, viewer }: RequestContext,
  { layout, language }: Pick<RunTemplate, 'layout' | 'language'>,
  { title, filled }: { readonly title: string; readonly filled: readonly FilledTemplate[] },
): Promise<RenderedDocument> {
  const paper = { title, language, options: layout, bodies: filled.map(({ html }) => html) };
  for (let left = tries; ; left -= 1) {
    try {
      return await documents.engine.render(paper, { asker: viewer?.id });
    } catch (error) {
      if (left === 0 || !(error instanceof UserError) || error.code !== 'DOCUMENTS_BUSY')
        throw withGlyphPlaces(error, filled);
      await wait(waitMs);
    }
  }
}
