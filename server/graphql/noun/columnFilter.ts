import { getNamedType, getNullableType, type GraphQLInputType, isListType } from 'graphql';
import { sql } from 'kysely';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import {
  before,
  type Condition,
  isFlag,
  isId,
  isOneOfIds,
  isOneOfTexts,
  isText,
  onOrAfter,
} from '../read/condition.ts';
import { searches } from '../read/searches.ts';

/** The filter that its name and type imply, where the table has the column; null where somebody has to write it. */
export function columnFilter(table: string, name: string, type: GraphQLInputType): Condition | null {
  if (name === 'text_search' && kindOf(table, 'search_text') === 'text') return bySearchText;
  if (name.endsWith('_gte') && isDay(table, name, '_gte')) return onOrAfter(name.slice(0, -4));
  if (name.endsWith('_lt') && isDay(table, name, '_lt')) return before(name.slice(0, -3));
  const several = isListType(getNullableType(type));
  const kind = kindOf(table, name);
  if (kind === 'id') return several ? isOneOfIds(name) : isId(name);
  if (kind === 'text') return several ? isOneOfTexts(name) : isText(name);
  return kind === 'flag' && getNamedType(type).name === 'Boolean' ? isFlag(name) : null;
}

const bySearchText = searches((alias, _viewer, has) => has(sql.id(alias, 'search_text')));

const isDay = (table: string, name: string, ending: string): boolean =>
  kindOf(table, name.slice(0, -ending.length)) === 'day';
