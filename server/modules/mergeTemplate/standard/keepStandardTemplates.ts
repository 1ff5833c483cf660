import type { Database } from '#server/db/Database.ts';
import { cleanRichText } from '#server/graphql/cleanRichText.ts';
import { editorDocument } from './editorDocument.ts';
import { type StandardTemplate, standardTemplates } from './standardTemplates.ts';

/** A standard template as the columns of its row: cleaned, and as the editor keeps it. */
export const templateColumns = ({ name, key, contexts, html, options }: StandardTemplate) => ({
  name,
  key,
  contexts: [...contexts],
  prosemirror: JSON.stringify(editorDocument(html)),
  html: cleanRichText(html),
  options: JSON.stringify(options),
});

/** Every kind of document run finds a template: where none has its key, the standard one is put there. */
export async function keepStandardTemplates(database: Database): Promise<void> {
  const rows = await database.kysely.selectFrom('merge_templates').select('key').execute();
  const kept = new Set(rows.map(({ key }) => key));
  const missing = standardTemplates.filter(({ key }) => !kept.has(key)).map(templateColumns);
  // Another server that starts at the same time puts the same there.
  if (missing.length > 0)
    await database.kysely
      .insertInto('merge_templates')
      .values(missing)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
