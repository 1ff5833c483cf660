import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { isTrue } from '#server/graphql/read/condition.ts';
import { mergeTemplateEntity } from './mergeTemplateEntity.ts';
import { templateService } from './service.ts';

export const mergeTemplateNoun = defineNoun({
  entity: mergeTemplateEntity,
  list: {
    filters: { isChild: isTrue((alias) => sql`(${sql.id(alias, 'root_id')} is not null)`) },
    defaultOrder: [{ column: 'NAME', order: 'ASC' }],
  },
  writes: templateService,
});
