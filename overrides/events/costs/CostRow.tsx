import { Box, IconButton } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import type { People } from '#schema/costUnits.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { mostEntered, mostOfCost } from '#schema/moneyLimits.ts';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatMoney, minorToDecimal } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { type CellProps, DayCell, type Option, SelectCell, TextCell } from './CostCells.tsx';
import {
  amountText,
  type Cell,
  cells,
  type CostLine,
  type Problem,
  type Problems,
  unitModes,
} from './CostLine.ts';
import type { CostCategoryChoice } from './costOperations.ts';
import { CostProblems } from './CostProblems.tsx';
import { type CostWords, useCostWords } from './costWords.ts';
import { whereWide } from './gridSx.ts';

interface CostRowProps {
  readonly line: CostLine;
  readonly number: number;
  /** What it comes to, in words. */
  readonly amount: string;
  readonly people: People;
  readonly categories: readonly CostCategoryChoice[];
  readonly path: string;
  readonly isLocked: boolean;
  readonly hasActions: boolean;
  readonly problems: Problems | undefined;
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (cell: Cell, value: string) => void;
  /** To the line below, or above. */
  readonly onMove: (cell: Cell, step: 1 | -1) => void;
  /** Answers whether it was more than one cell. */
  readonly onPaste: (cell: Cell, text: string) => boolean;
  readonly onDelete: () => void;
}

/** One cost: every cell is an input; what is typed counts when it is left, as one step of undo. */
export const CostRow = (props: CostRowProps) => {
  const { line, number, amount, isLocked, hasActions, onChange, onMove, onPaste, onDelete } = props;
  const words = useCostWords();
  const locale = useFormatLocale();
  const [notesOpen, setNotesOpen] = useState(line.notes !== '');
  const currency = line.currency.trim().toUpperCase();
  const exponent = currencyExponent(currency);
  const money = (amount: number) => formatMoney(amount, currency, locale) ?? '';
  const problemOf = (cell: Cell): string | undefined => {
    const own: Problem | undefined = props.problems?.[cell];
    if (own === undefined) return props.refused[`${line.key} ${cell}`];
    const example = minorToDecimal(Math.round(142.8 * 10 ** exponent), exponent, line.sign);
    return words(`problem.${own}`, { example, amount: money(mostEntered), total: money(mostOfCost) });
  };
  const problemId = (cell: Cell) => `${line.key}-${cell}-problem`;
  const problems = cells.flatMap((cell) => {
    const text = problemOf(cell);
    return text === undefined ? [] : [{ id: problemId(cell), column: words(`column.${cell}`), text }];
  });
  const common = (cell: Cell): CellProps => ({
    id: `${line.key} ${cell}`,
    label: words('cell.label', { column: words(`column.${cell}`), line: number }),
    value: line[cell],
    problemId: problems.find(({ id }) => id === problemId(cell))?.id,
    onChange: (value) => onChange(cell, value),
    onMove: (step) => onMove(cell, step),
    onPaste: (text) => onPaste(cell, text),
  });
  const cell = (name: Cell, shown: ReactNode, input: ReactNode, className = '') => (
    <td className={className}>
      <CellLabel text={words(`column.${name}`)} />
      {isLocked ? <Box sx={lockedSx}>{shown}</Box> : input}
    </td>
  );
  const text = (name: Cell, className = '', placeholder = '') =>
    cell(name, line[name], <TextCell {...common(name)} placeholder={placeholder} />, className);
  const amountCell = (name: 'exc' | 'inc') => {
    const shown = amountText(line, name, locale);
    return cell(name, shown, <TextCell {...common(name)} shown={shown} />, 'figure');
  };
  const columns = hasActions ? 10 : 9;
  return (
    <>
      <tr>
        {text('name', 'wide')}
        {cell(
          'category',
          lastOf(props.path),
          <SelectCell {...common('category')} options={categoryOptions(props)} />,
        )}
        {cell(
          'mode',
          modeText(line, words),
          <SelectCell {...common('mode')} options={modeOptions(line, words)} />,
        )}
        {text('units', 'figure', usualUnits(line, props.people))}
        {amountCell('exc')}
        {amountCell('inc')}
        {text('currency')}
        {cell('date', formatDate(line.date, locale), <DayCell {...common('date')} />)}
        <Box component="td" className="figure" sx={{ overflowWrap: 'anywhere' }}>
          <CellLabel text={words('column.total')} />
          <Box sx={lockedSx}>{amount}</Box>
        </Box>
        {hasActions && (
          <Box
            component="td"
            className="wide"
            sx={{ whiteSpace: 'nowrap', textAlign: 'right', py: '4px !important' }}
          >
            <IconButton
              size="small"
              aria-label={words('line.notes', { line: number })}
              aria-expanded={notesOpen}
              onClick={() => setNotesOpen(!notesOpen)}
            >
              <NotesIcon fontSize="small" />
            </IconButton>
            {!isLocked && (
              <IconButton size="small" aria-label={words('line.delete', { line: number })} onClick={onDelete}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </tr>
      {problems.length > 0 && <CostProblems problems={problems} columns={columns} />}
      {(notesOpen || (!hasActions && line.notes !== '')) && (
        <Box component="tr" sx={{ borderTop: '0 !important' }}>
          <td className="wide" colSpan={columns}>
            {isLocked ? (
              <Box sx={{ ...lockedSx, color: 'text.secondary' }}>{line.notes}</Box>
            ) : (
              <TextCell {...common('notes')} placeholder={words('column.notes')} />
            )}
          </td>
        </Box>
      )}
    </>
  );
};

const lockedSx = { px: 1, py: '9px', minHeight: 38, overflowWrap: 'anywhere' } as const;

/** The heads of the columns are not there on a telephone. */
const CellLabel = ({ text }: { readonly text: string }) => (
  <Box
    aria-hidden
    sx={{ [whereWide]: { display: 'none' }, px: 1, pt: 0.5, fontSize: 12, color: 'text.secondary' }}
  >
    {text}
  </Box>
);

const step = ' / ';

/** 'Hotel' of 'Accommodation / Hotel': the line stands under its path anyway, and a cell has room for one of them. */
const lastOf = (path: string): string => path.split(step).at(-1) ?? path;

const categoryOption = (value: string, path: string): Option => ({
  value,
  text: lastOf(path),
  group: path.split(step).slice(0, -1).join(step),
});

/** The line's own category stays among them, also where it would not be offered. */
function categoryOptions({ line, categories, path }: CostRowProps): readonly Option[] {
  const offered = categories.map(({ id, path: itsPath }) => categoryOption(id, itsPath));
  const isOffered = line.category === '' || categories.some(({ id }) => id === line.category);
  return [{ value: '', text: '–' }, ...offered, ...(isOffered ? [] : [categoryOption(line.category, path)])];
}

/** With what was pasted and is none of them, until one is chosen. */
const modeOptions = ({ mode: own }: CostLine, words: CostWords): readonly Option[] => [
  ...(unitModes.some((mode) => mode === own) ? [] : [{ value: own, text: own }]),
  ...unitModes.map((mode) => ({ value: mode, text: words(`mode.${mode}`) })),
];

const modeText = ({ mode }: CostLine, words: CostWords): string => {
  const known = unitModes.find((one) => one === mode);
  return known === undefined ? mode : words(`mode.${known}`);
};

/** What counts where nothing is typed. */
function usualUnits({ mode }: CostLine, { trainees, trainers }: People): string {
  if (mode === 'PER_PARTICIPANT') return String(trainees ?? '');
  if (mode === 'PER_TRAINER') return String(trainers);
  return mode === 'PER_PERSON' ? `${trainees ?? ''} + ${trainers}` : '1';
}
