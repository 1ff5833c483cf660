import type { Viewer } from '../../access/Viewer.ts';
import { and, join, or, raw, ref, type Sql, sql } from '../../db/sql.ts';
import { type Condition, textValue } from './condition.ts';

const maxWords = 6;
/** Shorter words have no trigram of their own: looking for them anywhere reads the whole table. */
const trigram = 3;

/** Whether a column, folded by f_search, has the word. */
export type HasWord = (column: Sql) => Sql;

/**
 * Rows in which every word is found, whatever its case and accents: anywhere from 3 letters, at the start of a word
 * below that. `matches` says where one word is looked for.
 */
export function searches(matches: (alias: string, viewer: Viewer, has: HasWord) => Sql): Condition {
  return (value, { alias, viewer, path }) => {
    const tests = wordsOf(value, path).map((word) => matches(alias, viewer, hasWord(word)));
    // Said twice: the planner takes a pattern it does not know for one row in 200, and rather than the trigram index
    // walks that of the sort order, which for a rare word means all of it. Twice is one row in 40,000.
    return and([...tests, ...tests]);
  };
}

/**
 * The same where names are looked up in other tables: `found` answers the ids of the rows that have one word. The sets
 * meet each other before they meet the list, for as conditions beside each other they would be joined one by one, and
 * the planner, who expects next to nothing of each, runs the next again for every row of the last.
 */
export function searchesBeside(found: (viewer: Viewer, has: HasWord) => Sql): Condition {
  return (value, { alias, viewer, path }) => {
    const sets = wordsOf(value, path).map((word) => sql`(${found(viewer, hasWord(word))})`);
    return sets.length === 0 ? and([]) : sql`${ref(alias, 'id')} in (${join(sets, ' intersect ')})`;
  };
}

const wordsOf = (value: unknown, path: string): readonly string[] =>
  textValue(value, path).split(/\s+/).filter(Boolean).slice(0, maxWords);

function hasWord(word: string): HasWord {
  const patterns =
    [...word].length < trigram ? [pattern('', word), pattern('% ', word)] : [pattern('%', word)];
  return (column) => or(patterns.map((each) => sql`${column} like ${each}`));
}

/**
 * Folded once, in a query of its own. Escaped by a character that folding cannot bring about: it turns some signs into
 * backslashes.
 */
function pattern(before: '' | '%' | '% ', word: string): Sql {
  const escaped = word.replace(/[%_]/g, '\u0001$&');
  return sql`(select like_escape(${raw(`'${before}'`)} || f_search(${escaped}::text) || '%', ${raw(`E'\\x01'`)}))`;
}
