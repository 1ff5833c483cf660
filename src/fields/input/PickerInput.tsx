import { Autocomplete, Chip, createFilterOptions } from '@mui/material';
import { useContext, useMemo, useState } from 'react';
import { isValues } from '#src/data/isValues.ts';
import { useWording } from '../wording/useWording.ts';
import { DenseInputs } from './DenseInputs.ts';
import { holdEnter } from './holdEnter.ts';
import type { InputProps } from './InputProps.ts';
import type { InputWidth } from './inputWidth.ts';
import { prefixFirst } from './prefixFirst.ts';
import { SearchedText } from './SearchedText.tsx';
import { useNothingOffered } from './useNothingOffered.ts';
import { useRawInput } from './useRawInput.tsx';

export interface PickerOption {
  readonly id: string;
  readonly label: string;
  /** A second line: what tells two of one name apart. */
  readonly hint?: string;
}

/** Stands where there is nothing to choose: the form stays as it is while the first one is made beside it. */
export interface FirstOption {
  readonly label: string;
  readonly href: string;
}

interface PickerInputProps extends InputProps {
  readonly options: readonly PickerOption[];
  /** Picked last: above the others, until something is typed. */
  readonly recent?: readonly PickerOption[];
  /** Labels of chosen values that need not be among the options. */
  readonly chosen?: readonly PickerOption[];
  readonly multiple?: boolean;
  readonly width?: InputWidth;
  readonly loading?: boolean;
  /** The options are those of an older text: none of them is meant. */
  readonly searching?: boolean;
  readonly failed?: boolean;
  /** There are more options than are shown: what to do about it. */
  readonly more?: string;
  readonly first?: FirstOption;
  /** Given: the options come from a search as one types. Else they are all there, and filtered here. */
  readonly onQuery?: (query: string) => void;
  readonly onOpen?: () => void;
  /** What the form keeps of a chosen option; its id where not given. */
  readonly keep?: (option: PickerOption) => unknown;
  /** Hears of a choice of one, after the form. */
  readonly onPick?: (option: PickerOption | null) => void;
}

const idsOf = (value: unknown): readonly string[] => {
  if (value === null || value === undefined || value === '') return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => String(isValues(item) ? (item.id ?? item.ID) : item));
};

/** Stand in the list for the options that are not in it. */
const moreId = '\u0000more';
const firstId = '\u0000first';
const none: readonly PickerOption[] = [];
const matching = createFilterOptions<PickerOption>();

/** Choosing by searching (spec §9): one value or several, kept in the form as id or list of ids. */
export const PickerInput = ({
  options,
  recent = none,
  chosen = [],
  multiple = false,
  width = 'choice',
  loading = false,
  searching = false,
  failed = false,
  more,
  first,
  onQuery,
  onOpen,
  keep = (option) => option.id,
  onPick,
  ...props
}: PickerInputProps) => {
  const say = useWording();
  const nothing = useNothingOffered();
  const dense = useContext(DenseInputs);
  const { field, readOnly, frame, text } = useRawInput(props, width);
  const [query, setQuery] = useState('');
  const optionOf = (wanted: string): PickerOption =>
    options.find((option) => option.id === wanted) ??
    chosen.find((option) => option.id === wanted) ?? { id: wanted, label: '…' };
  // The same value while it says the same: another would make Autocomplete forget what is being typed.
  const said = JSON.stringify(idsOf(field.value).map(optionOf));
  const selected = useMemo(() => JSON.parse(said) as PickerOption[], [said]);
  const above = query === '' ? recent : none;
  const offered = [
    ...above,
    ...prefixFirst(options, query).filter(({ id: one }) => !above.some((option) => option.id === one)),
  ];
  const ways = [
    ...(more === undefined ? [] : [{ id: moreId, label: more }]),
    ...(first === undefined || query !== '' ? [] : [{ id: firstId, label: first.label }]),
  ];
  const groupOf = (option: PickerOption) =>
    say(above.includes(option) ? 'input.recent_values' : 'select.others');
  return (
    <Autocomplete<PickerOption, boolean, boolean>
      {...frame}
      multiple={multiple}
      readOnly={readOnly}
      disableClearable={props.required === true && !multiple}
      options={[...offered, ...ways]}
      groupBy={above.length === 0 ? undefined : groupOf}
      getOptionDisabled={(option) => option.id === moreId}
      value={multiple ? selected : (selected[0] ?? null)}
      onChange={(_event, next) => {
        if (first !== undefined && [next].flat().some((option) => option?.id === firstId)) {
          window.open(first.href, '_blank', 'noopener');
          return undefined;
        }
        if (Array.isArray(next)) return field.onChange(next.map(keep));
        // `next` is one option here: several come as a list.
        const picked = next;
        field.onChange(picked === null ? null : keep(picked));
        return onPick?.(picked);
      }}
      onBlur={field.onBlur}
      onKeyDown={holdEnter(searching)}
      onOpen={onOpen}
      onInputChange={(_event, entered, reason) => {
        if (reason === 'selectOption') return;
        const typed = reason === 'input' ? entered : '';
        setQuery(typed);
        onQuery?.(typed);
      }}
      filterOptions={
        onQuery === undefined ? (all, state) => [...prefixFirst(matching(all, state), query)] : (all) => all
      }
      filterSelectedOptions={multiple}
      // Beside other values one goes on with Enter once one has been chosen.
      disableCloseOnSelect={multiple && !dense}
      autoHighlight={query !== ''}
      getOptionKey={(option) => option.id}
      // What is chosen stands in the input, which the way to another page does not.
      getOptionLabel={(option) => (option.id === firstId ? '' : option.label)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={loading}
      loadingText={say('select.loading')}
      noOptionsText={nothing({ failed, query })}
      clearText={say('select.clear')}
      openText={say('select.open')}
      closeText={say('select.close')}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          <span>
            {option.label}
            {option.hint !== undefined && (
              <small style={{ display: 'block', opacity: 0.75 }}>{option.hint}</small>
            )}
          </span>
        </li>
      )}
      renderValue={
        multiple
          ? (values, getItemProps) =>
              (values as readonly PickerOption[]).map((option, index) => {
                const { key, ...itemProps } = getItemProps({ index }) as ReturnType<typeof getItemProps> & {
                  key: number;
                };
                return <Chip key={key} size="small" label={option.label} {...itemProps} />;
              })
          : undefined
      }
      renderInput={(params) => (
        <SearchedText
          params={params}
          {...text}
          placeholder={selected.length === 0 ? say('select.search') : undefined}
        />
      )}
    />
  );
};
