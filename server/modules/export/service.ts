import { recordAudit } from '#server/audit/recordAudit.ts';
import { mayRead } from '#server/graphql/access/ActionRule.ts';
import { forbidden, validationsFailed, type ValidationMessages } from '#server/errors/errors.ts';
import { Attempts } from '#server/auth/Attempts.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { Json } from '#server/db/Json.ts';
import { objectType } from '#server/graphql/contract.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { entities } from '../entities.ts';
import { leadsSomewhere } from './file/ExportColumn.ts';

export interface Export {
  readonly subject: string;
  readonly title?: string | null;
  /** Of the list or the dashboard as it was read. */
  readonly arguments?: unknown;
  readonly columns: readonly string[];
}

/** What was found of an export here, whatever the client says of it. */
export interface Counted {
  /** Null for a chart. */
  readonly rows: number | null;
  /** By which the rows were counted; null where there is nothing that takes any. */
  readonly arguments: Json;
}

/** Charts are of many types; everybody has the dashboard, and its figures are scoped by themselves. */
export const DASHBOARD = 'Dashboard';

const LONGEST_TEXT = 200;
const LONGEST_ARGUMENTS = 10_000;
const MOST_COLUMNS = 300;
/** What stands over the numbers of a chart is in the words of its page. */
const MOST_HEADS = 50;
/** Of one user in 15 minutes: more than anybody needs, and too few to flood the log with. */
const MOST_EXPORTS = 100;

/**
 * S4: what is taken out as a file is kept before it is handed over, by whom and what of it. Only what is known here is
 * kept: the arguments that the rows were counted by, and columns that there are; what a page worked out by itself is
 * left out. A chart is told by its own words, which are short.
 */
export async function recordExport(
  { viewer, context }: WriteSession,
  asked: Export,
  count: () => Promise<Counted>,
): Promise<void> {
  const { subject } = asked;
  const problems = problemsOf(asked);
  if (Object.keys(problems).length > 0) throw validationsFailed(problems);
  const actions = entities.get(subject)?.actions;
  if (actions !== undefined && !mayRead(actions, viewer)) throw forbidden(`export ${actions.many}`);
  await new Attempts(context.database, context.now, 'export', MOST_EXPORTS).count(viewer.id);
  const counted = await count();
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: subject,
      id: null,
      event: 'exported',
      name: subject === DASHBOARD ? trimmed(asked.title) || null : capitalised(actions?.many ?? subject),
      new: {
        columns: knownColumns(asked),
        ...(counted.arguments !== null && { arguments: counted.arguments }),
        ...(counted.rows !== null && { rows: counted.rows }),
      },
      userId: viewer.id,
    }),
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function problemsOf(asked: Export): ValidationMessages {
  const { subject, title, arguments: args } = asked;
  if (subject !== DASHBOARD && !entities.has(subject))
    return { 'input.subject': ['There are no records of this kind.'] };
  return {
    ...(!isShortLine(title ?? '') && { 'input.title': [`One line of at most ${LONGEST_TEXT} characters.`] }),
    ...problemOfArguments(args),
    ...problemOfColumns(asked),
  };
}

const isShortLine = (text: string): boolean => text.length <= LONGEST_TEXT && !/\p{Cc}/u.test(text);

function problemOfArguments(given: unknown): ValidationMessages {
  const path = 'input.arguments';
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) return { [path]: ['Must be an object.'] };
  const isTooLong = JSON.stringify(given).length > LONGEST_ARGUMENTS;
  return isTooLong ? { [path]: [`At most ${LONGEST_ARGUMENTS} characters.`] } : {};
}

function problemOfColumns(asked: Export): ValidationMessages {
  const path = 'input.columns';
  const { subject, columns } = asked;
  const most = subject === DASHBOARD ? MOST_HEADS : MOST_COLUMNS;
  if (columns.length === 0 || columns.length > most) return { [path]: [`Between 1 and ${most} columns.`] };
  if (!columns.every(isShortLine)) return { [path]: [`Lines of at most ${LONGEST_TEXT} characters each.`] };
  return knownColumns(asked).length === 0 ? { [path]: ['These records have no such columns.'] } : {};
}

function knownColumns({ subject, columns }: Export): string[] {
  if (subject === DASHBOARD) return [...columns];
  const type = objectType(subject);
  return [...new Set(columns)].filter((column) => leadsSomewhere(type, column));
}
