import { InputBase, NativeSelect, type Theme } from '@mui/material';
import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { DayPicker } from '#src/fields/date/DayPicker.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { readDate } from '#src/fields/date/readDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { cellSx } from './gridSx.ts';

export interface CellProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** How it reads while nobody is in it. */
  readonly shown?: string | undefined;
  /** Of what says why it cannot be taken. */
  readonly problemId: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onPaste: (text: string) => boolean;
}

const ringSx = {
  ...cellSx,
  '--ring': ({ palette }: Theme) => palette.primary.main,
  '--wrong': ({ palette }: Theme) => palette.error.main,
};

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface TextCellProps extends CellProps {
  readonly placeholder?: string;
  /** Stands at its end. */
  readonly end?: ReactNode;
}

/** Typing replaces what is there; Enter and the arrows go on, Escape takes back. */
export const TextCell = ({
  id,
  label,
  value,
  shown = value,
  problemId,
  placeholder,
  end,
  onChange,
  onMove,
  onPaste,
}: TextCellProps) => {
  const [typed, setTyped] = useState<string>();
  const [isIn, setIn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // As what is typed over, which is drawn by then.
  useLayoutEffect(() => {
    if (isIn) input.current?.select();
  }, [isIn]);
  const commit = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setTyped(undefined);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    commit();
    onMove(step);
  };
  const paste = (event: ClipboardEvent) => {
    if (!onPaste(event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <InputBase
      sx={ringSx}
      inputRef={input}
      value={typed ?? (isIn ? value : shown)}
      error={problemId !== undefined}
      placeholder={placeholder}
      inputProps={{
        'aria-label': label,
        'aria-describedby': problemId,
        'data-cell': id,
        'data-typing': typed !== undefined,
      }}
      onFocus={() => setIn(true)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        setIn(false);
        commit();
      }}
      onKeyDown={onKeyDown}
      onPaste={paste}
      endAdornment={end}
    />
  );
};

/** A day is typed as one says it; what is none stays to be mended. */
export const DayCell = (props: CellProps) => {
  const locale = useFormatLocale();
  return (
    <TextCell
      {...props}
      value={formatDate(props.value, locale) ?? ''}
      onChange={(typed) => props.onChange(typed.trim() === '' ? '' : (readDate(typed, locale) ?? typed))}
      end={<DayPicker name={props.label} day={props.value} onPick={props.onChange} />}
    />
  );
};

export interface Option {
  readonly value: string;
  readonly text: string;
  /** What it stands under while one chooses. */
  readonly group?: string;
}

/** Options that stand under one head, in their order. */
function inRuns(options: readonly Option[]) {
  const runs: { readonly group: string; readonly options: Option[] }[] = [];
  for (const option of options) {
    const { group = '' } = option;
    const last = runs.at(-1);
    if (last?.group === group) last.options.push(option);
    else runs.push({ group, options: [option] });
  }
  return runs;
}

interface SelectCellProps extends CellProps {
  readonly options: readonly Option[];
}

/** One of a few, by keyboard or from its list. */
export const SelectCell = ({
  id,
  label,
  value,
  problemId,
  options,
  onChange,
  onMove,
  onPaste,
}: SelectCellProps) => {
  const named = { 'aria-label': label, 'aria-describedby': problemId, 'data-cell': id };
  return (
    <NativeSelect
      disableUnderline
      sx={ringSx}
      value={value}
      error={problemId !== undefined}
      inputProps={named}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onMove(1);
      }}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    >
      {inRuns(options).map(({ group, options: run }) => {
        const choices = run.map(({ value: option, text }) => (
          <option key={option} value={option}>
            {text}
          </option>
        ));
        const key = run[0]?.value;
        return group === '' ? (
          <Fragment key={key}>{choices}</Fragment>
        ) : (
          <optgroup key={key} label={group}>
            {choices}
          </optgroup>
        );
      })}
    </NativeSelect>
  );
};
