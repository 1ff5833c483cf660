import { isObjectType } from 'graphql';
import { reach } from '#server/access/roleTable.ts';
import { checkTemplate } from '#server/documents/merge/checkTemplate.ts';
import { fillTemplate } from '#server/documents/merge/fillTemplate.ts';
import { type Records, readRecords } from '#server/documents/merge/readRecords.ts';
import { readTemplate } from '#server/documents/merge/readTemplate.ts';
import { selectionsOf } from '#server/documents/merge/selections.ts';
import { forbidden, UserError } from '#server/errors/errors.ts';
import { operation, type Operation } from '#server/graphql/access/Operation.ts';
import { contract } from '#server/graphql/contract.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { keepPreview } from '../documentPreview/index.ts';
import { withGlyphPlaces } from './glyphPlaces.ts';
import { madeUpRecord, type Trial } from './madeUpRecord.ts';
import { mergeWorld, type SourceInput, sourcesOf, zoneIn, zonePaths } from './mergeWorld.ts';
import { layoutOf } from './paperOf.ts';

interface Asked {
  readonly html: string;
  readonly options?: unknown;
  readonly contexts: readonly string[];
  readonly sources: readonly SourceInput[];
  readonly example?: Trial | null;
}

/** The text of a template that may not be saved yet, printed with a record's values or a made-up one's. */
export const previewMergeTemplate: Operation = operation(
  { of: 'MergeTemplate', action: 'update' },
  async (session, { input }: { readonly input: Asked }) => {
    const { context, viewer } = session;
    if (reach(viewer, 'templates.write') === 'none') throw forbidden('change templates');
    const { result, problems } = await filled(input, session);
    const { options, language } = layoutOf(input.options);
    const gaps = [...new Set(result.missing.map(({ path }) => path))];
    try {
      const paper = { title: 'Preview', language, options, bodies: [result.html] };
      const { bytes, pages } = await context.documents.engine.render(paper, { asker: viewer.id });
      const path = await keepPreview(session, bytes);
      return { path, pages, missing: gaps, problems };
    } catch (thrown) {
      const error = withGlyphPlaces(thrown, [result]);
      if (!(error instanceof UserError)) throw error;
      return { path: null, pages: 0, missing: gaps, problems: [...problems, error.message] };
    }
  },
);

async function filled({ html, contexts, sources, example, options }: Asked, session: WriteSession) {
  const pieces = readTemplate(html);
  const selections = selectionsOf(mergeWorld, pieces, zonePaths);
  const records = example
    ? madeUpRecords(selections, example)
    : await readRecords(mergeWorld, selections, sourcesOf(sources), session);
  const result = fillTemplate(mergeWorld, pieces, records, {
    language: layoutOf(options).language,
    timeZone: zoneIn(records),
    now: session.context.now(),
    mark: true,
  });
  return {
    result,
    problems: checkTemplate(mergeWorld, html, contexts).map(({ message }) => message),
  };
}

function madeUpRecords(selections: ReadonlyMap<string, string>, trial: Trial): Records {
  return Object.fromEntries(
    [...selections].map(([head, selection]) => {
      const type = contract.getType(mergeWorld.contexts[head]?.type ?? '');
      return [head, isObjectType(type) ? madeUpRecord(type, selection, trial) : null];
    }),
  );
}
