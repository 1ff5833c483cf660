import { groupBy } from '#src/data/groupBy.ts';
import { Box } from '@mui/material';
import { Fragment, useEffect, useRef } from 'react';
import { formatMoney } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { amountText, type Cell, type CostLine, type Problem, readLine } from './CostLine.ts';
import type { CostCategoryChoice, CostTotals } from './costOperations.ts';
import { lineSum, type Rates, sumOf } from './costPreview.ts';
import { CostRow } from './CostRow.tsx';
import { gridSx, headSx, widthSx } from './gridSx.ts';
import { useCostWords } from './costWords.ts';
import { removeLine, setCell, type Sheet } from './sheet.ts';
import { type Pasting, usePasteCells } from './usePasteCells.ts';

export interface GridPlace {
  readonly key: string;
  readonly cell: Cell;
}

export interface CostGridProps extends Pasting {
  readonly sheet: Sheet;
  readonly totals: CostTotals;
  readonly rates: Rates;
  readonly categories: readonly CostCategoryChoice[];
  /** Lines that the viewer only reads. */
  readonly isLocked: (line: CostLine) => boolean;
  readonly mayWrite: boolean;
  readonly problems: ReadonlyMap<string, Readonly<Partial<Record<Cell, Problem>>>> | undefined;
  /** What the server says of cells, by 'key cell'. */
  readonly refused: Readonly<Record<string, string>>;
  readonly focus: GridPlace | undefined;
  readonly onFocus: (place: GridPlace | undefined) => void;
  readonly onAdd: (category: string) => void;
}

const headings = ['name', 'category', 'mode', 'units', 'exc', 'inc', 'currency', 'date', 'total'] as const;
const figures: ReadonlySet<string> = new Set(['units', 'exc', 'inc', 'total']);

/** The lines by category with subtotals, as a spreadsheet: Enter down, Tab right, paste, undo. */
export const CostGrid = (props: CostGridProps) => {
  const {
    sheet,
    totals,
    rates,
    categories,
    usable,
    isLocked,
    mayWrite,
    problems,
    refused,
    change,
    onAdd,
    onFocus,
  } = props;
  const words = useCostWords();
  const locale = useFormatLocale();
  const pasteCells = usePasteCells(props);
  const table = useRef<HTMLTableElement>(null);
  useWantedFocus(table, props.focus);
  const groups = groupsOf(sheet, categories);
  const order = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  const money = (amount: number | null) => formatMoney(amount, rates.base ?? undefined, locale) ?? '–';
  const booked = { trainees: totals.trainees, trainers: totals.trainers };
  const subtotal = (lines: readonly CostLine[]) => {
    const read = lines.flatMap((line) => {
      const one = readLine(line);
      return 'line' in one ? [one.line] : [];
    });
    // A sum of which a part cannot be read is not known.
    const sum = (trainees: number | null) =>
      money(read.length < lines.length ? null : sumOf(read, { ...booked, trainees }, rates).inc);
    return words('group.subtotal', { booked: sum(totals.trainees), capacity: sum(totals.seats) });
  };
  const amount = (line: CostLine) => {
    const read = readLine(line);
    return 'line' in read ? money(lineSum(read.line, booked, rates).inc) : '–';
  };
  const shown = sheet.lines.flatMap((line) => [
    amountText(line, 'exc', locale),
    amountText(line, 'inc', locale),
  ]);
  const signs = {
    typed: Math.max(0, ...shown.map(({ length }) => length)),
    total: Math.max(0, ...sheet.lines.map((line) => amount(line).length)),
  };
  const down = (line: CostLine, cell: Cell, step: number) => {
    const next = order[order.indexOf(line.key) + step];
    if (next !== undefined) onFocus({ key: next, cell });
    else if (step > 0 && mayWrite) onAdd(line.category);
  };
  const remove = (line: CostLine) => {
    const at = order.indexOf(line.key);
    const next = order[at + 1] ?? order[at - 1];
    change((now) => removeLine(now, line.key));
    // The keyboard stays in the grid, so that undo is at hand.
    onFocus(next === undefined ? undefined : { key: next, cell: 'name' });
  };
  const paste = (line: CostLine, cell: Cell, text: string): boolean => {
    const open = groups.flatMap(({ lines }) => lines.filter((one) => !isLocked(one)).map(({ key }) => key));
    return pasteCells(text, { key: line.key, cell, order: open });
  };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" ref={table} sx={gridSx}>
        <Box component="thead" sx={headSx}>
          <tr>
            {headings.map((name) => (
              <Box
                key={name}
                component="th"
                scope="col"
                sx={[
                  { textAlign: figures.has(name) ? 'right' : 'left' },
                  name !== 'name' && widthSx(name, signs),
                ]}
              >
                {words(`column.${name}`)}
              </Box>
            ))}
            {mayWrite && <Box component="td" sx={widthSx('actions', signs)} />}
          </tr>
        </Box>
        <tbody>
          {groups.map(({ path, lines }) => (
            <Fragment key={path}>
              <tr className="group">
                <th colSpan={headings.length + (mayWrite ? 1 : 0)} scope="rowgroup">
                  <Box
                    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
                  >
                    <span>{path || words('group.none')}</span>
                    <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                      {subtotal(lines)}
                    </Box>
                  </Box>
                </th>
              </tr>
              {lines.map((line) => (
                <CostRow
                  key={line.key}
                  line={line}
                  number={order.indexOf(line.key) + 1}
                  amount={amount(line)}
                  people={booked}
                  categories={usable}
                  path={categories.find(({ id }) => id === line.category)?.path ?? ''}
                  isLocked={isLocked(line)}
                  hasActions={mayWrite}
                  problems={problems?.get(line.key)}
                  refused={refused}
                  onChange={(cell, value) => {
                    change((now) => setCell(now, line.key, cell, value));
                    // The line goes to its new group, and the focus with it.
                    if (cell === 'category') onFocus({ key: line.key, cell });
                  }}
                  onMove={(cell, step) => down(line, cell, step)}
                  onPaste={(cell, text) => paste(line, cell, text)}
                  onDelete={() => remove(line)}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/** Lines by the path of their category; those without one come last, where they have just been added. */
function groupsOf(sheet: Sheet, categories: readonly CostCategoryChoice[]) {
  const paths = new Map(categories.map(({ id, path }) => [id, path]));
  return [...groupBy(sheet.lines, ({ category }) => paths.get(category) ?? '')]
    .map(([path, lines]) => ({ path, lines }))
    .sort(
      (one, other) =>
        Number(one.path === '') - Number(other.path === '') || one.path.localeCompare(other.path),
    );
}

/** Where Enter, a new line or a moved one wants to be, once it is there. */
function useWantedFocus(table: React.RefObject<HTMLTableElement | null>, focus: GridPlace | undefined): void {
  useEffect(() => {
    if (focus === undefined) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${focus.key} ${focus.cell}"]`);
    cell?.focus();
  }, [table, focus]);
}
