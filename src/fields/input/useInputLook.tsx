import type { SxProps, Theme } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { required as requiredValue, type Validator, useWrappedSource } from 'react-admin';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { useWording } from '../wording/useWording.ts';
import { DenseInputs } from './DenseInputs.ts';
import type { InputProps } from './InputProps.ts';
import { cellWidth, inputWidth, wideInput, type InputWidth } from './inputWidth.ts';
import { useHelp } from './useHelp.ts';
import { useWatch } from 'react-hook-form';

interface LettersLeftProps {
  readonly source: string;
  readonly max: number;
  readonly help: string;
}

/** The part of a text's length from which on it is said how much is left. */
const near = 0.8;

/** The help of a text input, and how many characters are left as soon as they grow few. */
const LettersLeft = ({ source, max, help }: LettersLeftProps) => {
  const say = useWording();
  const text: unknown = useWatch({ name: useWrappedSource(source) });
  // As people count them: an emoji is one.
  const length = typeof text === 'string' ? [...text].length : 0;
  if (length < max * near) return help;
  const left = max - length;
  const count =
    left < 0
      ? say('input.letters_over', { smart_count: -left })
      : say('input.letters_left', { smart_count: left });
  return [help, count].filter(Boolean).join(' ');
};

interface InputLook {
  readonly source: string;
  readonly validate: Validator | undefined;
  readonly readOnly: boolean;
  readonly helperText: ReactNode;
  readonly className: string;
  readonly sx: SxProps<Theme>;
}

/** A form's schema decides what is valid; this validator is for the mark at the label, and for forms without one. */
const requiredMark = requiredValue();

const helper = (text: string, source: string, max: number | undefined): ReactNode =>
  max === undefined ? text : <LettersLeft source={source} max={max} help={text} />;

/** What all inputs share: help, the required mark, the note on deprecation, a width that fits. */
export function useInputLook(
  { source, required, deprecated, readOnly = false, maxLength, width: told }: InputProps,
  usual: InputWidth,
): InputLook {
  const say = useWording();
  const width = told ?? usual;
  const help = useHelp(source);
  const dense = useContext(DenseInputs);
  const note = typeof deprecated === 'string' ? say('input.deprecated', { reason: deprecated }) : undefined;
  const text = [help, note].filter(Boolean).join(' ');
  return {
    source,
    validate: required === true ? requiredMark : undefined,
    readOnly,
    helperText: dense || (text === '' && maxLength === undefined) ? false : helper(text, source, maxLength),
    className: width === 'wide' && !dense ? wideInput : '',
    sx: dense
      ? {
          '& .MuiInputLabel-root': visuallyHidden,
          '& .MuiFormControl-root': { my: 0 },
          minWidth: cellWidth[width],
          my: 0,
        }
      : // The box is as wide as what it holds, on a telephone as the page; its label and help need the room of a sentence.
        {
          maxWidth: { sm: Math.max(inputWidth[width], inputWidth.text) },
          '& .MuiInputBase-root': { maxWidth: { sm: inputWidth[width] } },
        },
  };
}
