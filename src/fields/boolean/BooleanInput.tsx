import { useState, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRecordContext, useWrappedSource, FieldTitle } from 'react-admin';
import type { FilterProps, InputProps } from '../input/InputProps.ts';
import { inputWidth } from '../input/inputWidth.ts';
import { useRawInput } from '../input/useRawInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { filterOf } from '../kind/filterOf.tsx';
import { isEmptyValue, valueAt } from '../value/valueAt.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { useWording } from '../wording/useWording.ts';
import { BooleanField } from './BooleanField.tsx';
import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { DenseInputs } from '../input/DenseInputs.ts';

/** On or off, never anything between. */
const SwitchInput = (props: InputProps) => {
  const dense = useContext(DenseInputs);
  const { field, readOnly, frame, text } = useRawInput(props, 'code');
  const title = <FieldTitle source={props.source} />;
  return (
    // Level with the field beside it, where there is one.
    <Box sx={{ alignSelf: 'start', maxWidth: inputWidth.text, pt: dense ? 0.5 : { xs: 0.5, md: 2.5 } }}>
      <FormControlLabel
        sx={{ mx: 0, gap: 1 }}
        label={
          dense ? (
            <Box component="span" sx={visuallyHidden}>
              {title}
            </Box>
          ) : (
            title
          )
        }
        control={
          <Switch
            id={frame.id}
            name={field.name}
            checked={field.value === true}
            disabled={readOnly}
            onChange={(_event, on) => field.onChange(on)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {text.helperText !== null && <FormHelperText error={text.error}>{text.helperText}</FormHelperText>}
    </Box>
  );
};

interface ChoiceInputProps extends InputProps {
  /** What it is called that neither is chosen. */
  readonly neither: string;
}

const answers = { '': null, false: false, true: true } as const;

/** On, off, or neither. */
const ChoiceInput = ({ neither, ...props }: ChoiceInputProps) => {
  const say = useWording();
  const { field, readOnly, frame, text } = useRawInput(props, 'code');
  const words = { '': neither, false: say('value.no'), true: say('value.yes') };
  return (
    <ChoiceField
      {...frame}
      {...text}
      displayEmpty
      disabled={readOnly}
      value={typeof field.value === 'boolean' ? String(field.value) : ''}
      options={['', 'false', 'true']}
      wordOf={(answer) => words[answer]}
      onChoose={(answer) => field.onChange(answers[answer])}
      onBlur={field.onBlur}
    />
  );
};

/** Either, or all records. */
const YesNoInput = ({ source }: FilterProps) => (
  <ChoiceInput source={source} neither={useWording()('list.all')} />
);

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
    const { getValues } = useFormContext();
    // A switch that stands on "no" for a value nobody has given would be a lie, and what is needed would be missed while it
    // is seen. Fixed at first, or it would change shape in use.
    const [unanswered] = useState(
      () => valueAt(record, path) === null || (props.required === true && isEmptyValue(getValues(path))),
    );
    if (nullable || unanswered) return <ChoiceInput {...props} neither={say('value.empty')} />;
    return <SwitchInput {...props} />;
  },
});
