import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { viewerValue } from '#schema/sentFilter.ts';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { takesSeveral } from '../model/filterProperties.ts';
import type { FilterProperty } from '../model/FilterProperty.ts';
import { FormValue } from './FormValue.tsx';
import type { TestValueProps } from './TestValueProps.ts';
import { useFilterWording } from '../useFilterWording.ts';

interface RelatedValueProps extends TestValueProps {
  readonly property: FilterProperty;
  readonly reference: string;
}

/** Related records by searching; where these are people who sign in, whoever is signed in as well. */
export const RelatedValue = ({
  property,
  reference,
  operator,
  value,
  onChange,
  viewer,
}: RelatedValueProps) => {
  const say = useFilterWording();
  const several = takesSeveral(property, operator);
  const all: readonly unknown[] = isEmptyValue(value) ? [] : [value].flat();
  const picked = all.filter((one) => one !== viewerValue);
  const isMe = picked.length < all.length;
  const put = (records: readonly unknown[], me: boolean) =>
    onChange([...(me ? [viewerValue] : []), ...records]);
  return (
    <Box>
      <FormValue
        key={String(several)}
        value={several ? picked : (picked[0] ?? null)}
        onChange={(next) => put(isEmptyValue(next) ? [] : [next].flat(), isMe && several)}
      >
        <RelationInput
          source="value"
          reference={reference}
          multiple={several}
          {...(property.label && { label: property.label })}
        />
      </FormValue>
      {reference === viewer && (
        <FormControlLabel
          label={say('filter.is_me')}
          control={
            <Checkbox
              size="small"
              checked={isMe}
              onChange={(_event, checked) => put(several ? picked : [], checked)}
            />
          }
        />
      )}
    </Box>
  );
};
