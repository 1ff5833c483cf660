import { useState } from 'react';
import { NullableBooleanInput, useRecordContext, useWrappedSource } from 'react-admin';
import type { FilterProps, InputProps } from '../input/InputProps.ts';
import { inputWidth } from '../input/inputWidth.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { filterOf } from '../kind/filterOf.tsx';
import { valueAt } from '../value/valueAt.ts';
import { useWording } from '../wording/useWording.ts';
import { BooleanField } from './BooleanField.tsx';
import { SwitchInput } from './SwitchInput.tsx';

/** Either, or all records. */
const YesNoInput = ({ source }: FilterProps) => {
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

export interface BooleanInputProps extends InputProps {
  /** Empty means something of its own ("not asked yet"): a choice of three. */
  readonly nullable?: boolean;
}

export const BooleanInput = defineInput({
  Filter: filterOf(YesNoInput, BooleanField),
  Input: ({ nullable = false, ...props }: BooleanInputProps) => {
    const say = useWording();
    const path = useWrappedSource(props.source);
    const record = useRecordContext();
    // A switch that stands on "no" for a value nobody has given would be a lie. Fixed at first, or it would change shape in use.
    const [unanswered] = useState(() => valueAt(record, path) === null);
    const { helperText, ...look } = useInputLook(props, 'code');
    if (nullable || unanswered) {
      return (
        <NullableBooleanInput
          {...look}
          helperText={helperText}
          trueLabel={say('value.yes')}
          falseLabel={say('value.no')}
          nullLabel={say('value.empty')}
        />
      );
    }
    return <SwitchInput {...props} />;
  },
});
