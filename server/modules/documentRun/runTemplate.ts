import { sql } from 'kysely';
import { templateKeyOf } from '#schema/templateKeyOf.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { PaperOptions } from '#server/documents/engine/DocumentEngine.ts';
import { namePieces } from '#server/documents/merge/namePieces.ts';
import { type Piece, readTemplate } from '#server/documents/merge/readTemplate.ts';
import { selectionsOf } from '#server/documents/merge/selections.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { layoutOf, mergeWorld, namePatternOf } from '../mergeTemplate/index.ts';
import type { Selections } from './readRunRecords.ts';
import { runKinds, type RunType } from './runKindPolicy.ts';

/** The version of a template that a run fills. */
export interface RunTemplate {
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly options: unknown;
  readonly layout: PaperOptions;
  readonly language: string;
}

interface TemplateRow {
  readonly id: string;
  readonly html: string | null;
  readonly options: unknown;
}

/** The newest version of the template that has the key of this kind; null where there is none. */
export const newestTemplate = (context: RequestContext, type: RunType): Promise<RunTemplate | null> =>
  readTemplateRow(
    context,
    sql`t.key = ${templateKeyOf(type)} and not exists (select 1 from merge_templates later
      where coalesce(later.root_id, later.id) = coalesce(t.root_id, t.id) and later.version > t.version)`,
  );

/** The very version that documents are to pin. */
export const pinnedTemplate = (context: RequestContext, id: string): Promise<RunTemplate | null> =>
  readTemplateRow(context, sql`t.id = ${id}::bigint`);

async function readTemplateRow({ reads }: RequestContext, which: Sql): Promise<RunTemplate | null> {
  const found = await reads.value<TemplateRow>(
    sql`select json_build_object('id', t.id::text, 'html', t.html, 'options', t.options)::text
        from merge_templates t where ${which} order by t.id limit 1`,
  );
  if (found === null) return null;
  const { id, html, options } = found;
  const { options: layout, language } = layoutOf(options);
  return { id, pieces: readTemplate(html ?? ''), options, layout, language };
}

const subjectNames = {
  event: '{centreEvent.name}',
  booking: '{participant.fullName} - {centreEvent.name}',
  trainer: '{trainer.fullName} - {centreEvent.name}',
};

/** What a file is called: the template may say it in `options.fileName`. */
export function fileNamePieces(type: RunType, options: unknown): readonly Piece[] {
  const { label, each } = runKinds[type];
  return namePieces(namePatternOf(options) ?? `${label} - ${subjectNames[each]}`);
}

/** What has to be read for the text and for the names of the files. */
export const selectionsFor = (type: RunType, template: RunTemplate | null): Selections =>
  selectionsOf(mergeWorld, [...(template?.pieces ?? []), ...fileNamePieces(type, template?.options)]);
