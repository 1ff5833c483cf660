import type { FilterComponent } from '../input/InputProps.ts';
import { RelationFilter } from '../relation/RelationFilter.tsx';
import type { RelationInputProps } from '../relation/RelationInput.tsx';

const RelationsFilterInput = (props: RelationInputProps) => <RelationFilter {...props} multiple />;

/** Any of several related records. */
export const RelationsFilter: FilterComponent<RelationInputProps> = Object.assign(RelationsFilterInput, {
  Value: RelationFilter.Value,
});
