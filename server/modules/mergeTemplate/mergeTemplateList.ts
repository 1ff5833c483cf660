import { sql } from 'kysely';
import { isTrue } from '../../graphql/read/condition.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { mergeTemplateEntity } from './mergeTemplateEntity.ts';

export const mergeTemplateList: ListDefinition = {
  entity: mergeTemplateEntity,
  conditions: { isChild: isTrue((alias) => sql`(${sql.id(alias, 'root_id')} is not null)`) },
  order: { columns: { NAME: byColumn('name') } },
  defaultOrder: [{ column: 'NAME', order: 'ASC' }],
};
