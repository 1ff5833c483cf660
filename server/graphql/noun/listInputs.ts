import { argumentType, inputFields, listOperation, memberType } from '../contract.ts';
import { notFilters } from '../read/ListDefinition.ts';

/** What the contract lets the list of a type be asked with: filters are arguments, or members of `where`. */
export function listInputs(type: string) {
  const operation = listOperation(type)?.field;
  const where = argumentType(operation, 'where');
  return {
    filters: [...(operation?.args ?? []).filter(({ name }) => !notFilters.has(name)), ...inputFields(where)],
    conditions: memberType(where, 'whereConditions') ?? argumentType(operation, 'whereConditions'),
    orderBy: argumentType(operation, 'orderBy'),
    sortBy: argumentType(operation, 'sortBy'),
  };
}
