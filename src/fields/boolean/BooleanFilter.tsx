import { NullableBooleanInput } from 'react-admin';
import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { inputWidth } from '../input/inputWidth.ts';
import { useWording } from '../wording/useWording.ts';

const BooleanFilterInput = ({ source }: FilterProps) => {
  const say = useWording();
  return (
    <NullableBooleanInput
      source={source}
      helperText={false}
      sx={{ width: inputWidth.code }}
      trueLabel={say('value.yes')}
      falseLabel={say('value.no')}
      nullLabel={say('list.all')}
    />
  );
};

const BooleanValue = ({ value }: FilterProps & { readonly value: unknown }) => {
  const say = useWording();
  return say(value === true ? 'value.yes' : 'value.no');
};

export const BooleanFilter = filterOf(BooleanFilterInput, BooleanValue);
