import type { ReactNode } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { InputProps } from './InputProps.ts';
import type { InputWidth } from './inputWidth.ts';
import { useInputLook } from './useInputLook.tsx';

const asItIs = <Value,>(value: Value): Value => value;

/** An input whose form value is kept as it comes, and what its text field shows: name, label, help, error. */
export function useRawInput(
  props: InputProps,
  width: InputWidth,
  helpOf: (help: ReactNode) => ReactNode = asItIs,
) {
  const { sx, className, helperText: help, validate, readOnly } = useInputLook(props, width);
  const { field, fieldState, id, isRequired } = useInput<unknown>({
    source: props.source,
    validate,
    readOnly,
    format: asItIs,
    parse: asItIs,
  });
  const { invalid, error } = fieldState;
  // Of a list, each entry has its own.
  const [wrong] = [error].flat();
  const helperText = helpOf(help);
  return {
    field,
    readOnly,
    frame: { id, className, sx, size: 'small' as const },
    text: {
      name: field.name,
      inputRef: field.ref,
      error: invalid,
      label: <FieldTitle source={props.source} isRequired={isRequired} />,
      helperText:
        helperText !== false || invalid ? (
          <InputHelperText error={wrong?.message} helperText={helperText} />
        ) : null,
    },
  };
}
