import { listTooLong } from '#server/errors/errors.ts';
import { type EntityIndex, entityOf, nestedLimit, type Relation } from '../Entity.ts';
import { inputFields, listOperation } from '../contract.ts';
import { getNamedType } from 'graphql';

/** The refusal of a nested list ('CentreEvent.eventBookings'), with the list that has its rows page by page. */
export function nestedTooLong(name: string, entities: EntityIndex): Error {
  const [type = '', field = ''] = name.split('.');
  const relation = entityOf(entities, type).relations?.[field];
  if (!relation || relation.kind === 'one') throw new Error(`${name} is no list.`);
  return listTooLong({ list: name, limit: nestedLimit(relation), instead: pagedList(relation) });
}

/** 'eventBookings(where: {centre_event_id: …})', or null where no list can be narrowed down to the row's own. */
function pagedList(relation: Exclude<Relation, { readonly kind: 'one' }>): string | null {
  const list = listOperation(relation.type);
  const where = list?.field.args.find(({ name }) => name === 'where')?.type;
  const columns =
    relation.kind === 'custom' ? [] : [relation.kind === 'many' ? relation.column : relation.near];
  const filter = inputFields(where && getNamedType(where)).find(({ name }) => columns.includes(name));
  return list?.isPaged && filter ? `${list.field.name}(where: {${filter.name}: …})` : null;
}
