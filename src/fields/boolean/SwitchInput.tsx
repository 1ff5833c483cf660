import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useContext } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { DenseInputs } from '../input/DenseInputs.ts';
import type { InputProps } from '../input/InputProps.ts';
import { inputWidth } from '../input/inputWidth.ts';
import { useInputLook } from '../input/useInputLook.tsx';

/** On or off, never anything between. */
export const SwitchInput = (props: InputProps) => {
  const dense = useContext(DenseInputs);
  const { helperText, validate, readOnly } = useInputLook(props, 'code');
  const { field, fieldState, id } = useInput<unknown>({
    source: props.source,
    validate,
    readOnly,
    format: (value) => value,
    parse: (value: unknown) => value,
  });
  const title = <FieldTitle source={props.source} />;
  return (
    <Box sx={{ alignSelf: 'start', maxWidth: inputWidth.text, pt: dense ? 0.5 : 2.5 }}>
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
            id={id}
            name={field.name}
            checked={field.value === true}
            disabled={readOnly}
            onChange={(_event, on) => field.onChange(on)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {(helperText !== false || fieldState.invalid) && (
        <FormHelperText error={fieldState.invalid}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  );
};
