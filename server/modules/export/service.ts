import { recordAudit } from '#server/audit/recordAudit.ts';
import { mayRead } from '#server/graphql/access/ActionRule.ts';
import { forbidden, validationFailed, type ValidationMessages } from '#server/errors/errors.ts';
import { Attempts } from '#server/auth/Attempts.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { toJson } from '#server/db/Json.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { entities } from '../entities.ts';

export interface Export {
  readonly subject: string;
  readonly title?: string | null;
  readonly filter?: unknown;
  /** Of the list as it was read. */
  readonly arguments?: unknown;
  readonly columns: readonly string[];
}

/** Charts are of many types; everybody has the dashboard, and its figures are scoped by themselves. */
const DASHBOARD = 'Dashboard';

const LONGEST_TEXT = 200;
const LONGEST_FILTER = 10_000;
const MOST_COLUMNS = 300;
/** Of one user in 15 minutes: more than anybody needs, and too few to flood the log with. */
const MOST_EXPORTS = 100;

/**
 * S4: what is taken out as a file is kept before it is handed over, by whom and what of it. How many rows that are is
 * counted here, and null for a chart.
 */
export async function recordExport(
  { viewer, context }: WriteSession,
  asked: Export,
  count: () => Promise<number | null>,
): Promise<void> {
  const { subject, filter, columns } = asked;
  const problems = problemsOf(asked);
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
  const actions = entities.get(subject)?.actions;
  if (actions !== undefined && !mayRead(actions, viewer)) throw forbidden(`export ${actions.many}`);
  await new Attempts(context.database, context.now, 'export', MOST_EXPORTS).count(viewer.id);
  const rows = await count();
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: subject,
      id: null,
      event: 'exported',
      name: trimmed(asked.title) || null,
      old: null,
      new: {
        filter: toJson(filter ?? {}),
        columns: [...columns],
        ...(rows !== null && { arguments: toJson(asked.arguments ?? {}), rows }),
      },
      userId: viewer.id,
      countryId: null,
      at: null,
    }),
  );
}

function problemsOf({ subject, title, filter, columns, arguments: args }: Export): ValidationMessages {
  const isKnown = subject === DASHBOARD || entities.has(subject);
  const isTooLong = (text: string) => text.length > LONGEST_TEXT;
  return {
    ...(!isKnown && { 'input.subject': ['There are no records of this kind.'] }),
    ...(isTooLong(title ?? '') && { 'input.title': [`At most ${LONGEST_TEXT} characters.`] }),
    ...problemOfJson('input.filter', filter),
    ...problemOfJson('input.arguments', args),
    ...((columns.length === 0 || columns.length > MOST_COLUMNS) && {
      'input.columns': [`Between 1 and ${MOST_COLUMNS} columns.`],
    }),
    ...(columns.some(isTooLong) && { 'input.columns': [`At most ${LONGEST_TEXT} characters each.`] }),
  };
}

function problemOfJson(path: string, given: unknown): ValidationMessages {
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) return { [path]: ['Must be an object.'] };
  const isTooLong = JSON.stringify(given).length > LONGEST_FILTER;
  return isTooLong ? { [path]: [`At most ${LONGEST_FILTER} characters.`] } : {};
}
