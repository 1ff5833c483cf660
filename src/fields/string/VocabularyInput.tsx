import { Autocomplete } from '@mui/material';
import { useState } from 'react';
import type { InputProps } from '../input/InputProps.ts';
import { SearchedText } from '../input/SearchedText.tsx';
import { useRawInput } from '../input/useRawInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringField } from './StringField.tsx';
import { useWording } from '../wording/useWording.ts';
import { useVocabulary } from './useVocabulary.ts';

interface VocabularyInputProps extends InputProps {
  /** Whose values are offered. */
  readonly type: string;
  readonly field: string;
}

/** A text that mostly is one that others have written already: those are offered, any other can be typed. */
export const VocabularyInput = defineInput({
  field: StringField,
  Input: ({ type, field: named, ...props }: VocabularyInputProps) => {
    const say = useWording();
    const { field, readOnly, frame, text } = useRawInput(props, 'choice');
    const written = typeof field.value === 'string' ? field.value : '';
    const [typed, setTyped] = useState('');
    const { recent, used, open, keep } = useVocabulary(type, named, typed);
    return (
      <Autocomplete<string, false, false, true>
        {...frame}
        freeSolo
        readOnly={readOnly}
        options={[...recent, ...used]}
        groupBy={(value) => say(recent.includes(value) ? 'input.recent_values' : 'input.used_values')}
        filterOptions={(all) => all}
        value={written || null}
        inputValue={written}
        onOpen={open}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'input' && reason !== 'clear' && reason !== 'selectOption') return;
          setTyped(reason === 'input' ? next : '');
          field.onChange(next === '' ? null : next);
        }}
        onBlur={() => {
          keep(written);
          setTyped('');
          field.onBlur();
        }}
        clearText={say('select.clear')}
        renderInput={(params) => <SearchedText params={params} {...text} />}
      />
    );
  },
});
