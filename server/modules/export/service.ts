import { recordAudit } from '#server/audit/recordAudit.ts';
import { mayRead } from '#server/graphql/access/ActionRule.ts';
import { forbidden, validationFailed, type ValidationMessages } from '#server/errors/errors.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { toJson } from '#server/db/Json.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { entities } from '../entities.ts';

export interface Export {
  readonly subject: string;
  readonly title?: string | null;
  readonly filter?: unknown;
  readonly rows: number;
  readonly columns: readonly string[];
}

/** Charts are of many types; everybody has the dashboard, and its figures are scoped by themselves. */
const DASHBOARD = 'Dashboard';

const LONGEST_TEXT = 200;
const LONGEST_FILTER = 10_000;
const MOST_COLUMNS = 300;

/** S4: what is taken out as a file is kept before it is handed over, by whom and what of it. */
export async function recordExport({ viewer, context }: WriteSession, asked: Export): Promise<void> {
  const { subject, filter, rows, columns } = asked;
  const problems = problemsOf(asked);
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
  const actions = entities.get(subject)?.actions;
  if (actions !== undefined && !mayRead(actions, viewer)) throw forbidden(`export ${actions.many}`);
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: subject,
      id: null,
      event: 'exported',
      name: asked.title?.trim() || null,
      old: null,
      new: { filter: toJson(filter ?? {}), columns: [...columns], rows },
      userId: viewer.id,
      countryId: null,
      at: null,
    }),
  );
}

function problemsOf({ subject, title, filter, rows, columns }: Export): ValidationMessages {
  const isKnown = subject === DASHBOARD || entities.has(subject);
  const isFilter = filter === undefined || filter === null || isRecord(filter);
  const isTooLong = (text: string) => text.length > LONGEST_TEXT;
  return {
    ...(!isKnown && { 'input.subject': ['There are no records of this kind.'] }),
    ...(isTooLong(title ?? '') && { 'input.title': [`At most ${LONGEST_TEXT} characters.`] }),
    ...(!isFilter && { 'input.filter': ['Must be the filters by key.'] }),
    ...(JSON.stringify(filter ?? {}).length > LONGEST_FILTER && {
      'input.filter': [`At most ${LONGEST_FILTER} characters.`],
    }),
    ...(rows < 0 && { 'input.rows': ['Must be zero or more.'] }),
    ...((columns.length === 0 || columns.length > MOST_COLUMNS) && {
      'input.columns': [`Between 1 and ${MOST_COLUMNS} columns.`],
    }),
    ...(columns.some(isTooLong) && { 'input.columns': [`At most ${LONGEST_TEXT} characters each.`] }),
  };
}
