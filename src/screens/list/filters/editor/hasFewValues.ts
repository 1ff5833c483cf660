import type { TestNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';

/** A period, or yes and no: one of a short list, which is then all that has to be said. */
export const hasFewValues = ({ property, operator }: TestNode, scope: FilterScope): boolean =>
  operator === 'WITHIN' || scope.propertyOf(property)?.kind === 'boolean';
