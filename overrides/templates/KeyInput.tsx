import { Autocomplete, createFilterOptions } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { documentRunTypeValues } from '#resources/enums.ts';
import type { TemplateSource } from '#resources/templates/index.ts';
import { templateKeyOf } from '#schema/templateKeyOf.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { SearchedText } from '#src/fields/input/SearchedText.tsx';
import { useRawInput } from '#src/fields/input/useRawInput.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useTemplateWords } from './templateWords.ts';

const source = 'key' satisfies TemplateSource;

const kindOfKey = new Map(documentRunTypeValues.map((kind) => [templateKeyOf(kind), kind]));
const keys = [...kindOfKey.keys()];

/** The key of a kind of documents, by the name of that kind, or any other, by which no documents are made. */
export const KeyInput = () => {
  const words = useTemplateWords();
  const say = useWording();
  const enumWord = useEnumWord();
  const kindOf = (key: string) => {
    const kind = kindOfKey.get(key);
    return kind === undefined ? undefined : enumWord('DocumentRunType', kind);
  };
  const value: unknown = useWatch({ name: source });
  const written = typeof value === 'string' ? value : '';
  const { field, frame, text } = useRawInput({ source, maxLength: 500 }, 'choice', (help) => {
    if (written.trim() === '') return help;
    const kind = kindOf(written.trim());
    return kind === undefined ? words('key.other') : words('key.of', { kind });
  });
  return (
    <Autocomplete<string, false, false, true>
      {...frame}
      freeSolo
      options={keys}
      filterOptions={createFilterOptions({ stringify: (key) => `${kindOf(key)} ${key}` })}
      value={written || null}
      inputValue={written}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'selectOption')
          field.onChange(typed === '' ? null : typed);
      }}
      onBlur={field.onBlur}
      clearText={say('select.clear')}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          <span>
            {kindOf(option)}
            <small style={{ display: 'block', opacity: 0.75 }}>{option}</small>
          </span>
        </li>
      )}
      renderInput={(params) => <SearchedText params={params} {...text} />}
    />
  );
};
