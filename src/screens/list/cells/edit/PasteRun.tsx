import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { EditFrameContext } from '#src/screens/form/EditFrame.ts';
import type { ResourceEditProps } from '#src/screens/form/EditFrame.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useReplacements } from '#src/screens/Replace.tsx';
import { RowColumnsContext } from '#src/screens/list/table/RowColumns.ts';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import type { CellStep } from '../CellSteps.ts';
import type { CellPlace } from '../CellStore.ts';
import type { ListCells } from '../CellsContext.ts';
import { PasteReport, type PasteResult } from './PasteReport.tsx';
import { pastedCells, withoutCell } from './pastedValues.ts';
import { usePasteCell } from './usePasteCell.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Something that was pasted, and where. */
export interface Pasted {
  readonly places: readonly CellPlace[];
  readonly text: string;
}

export interface PasteRunProps {
  readonly pasted: Pasted;
  readonly cells: ListCells;
  /** The screen that has the resource's inputs. */
  readonly screen: ComponentType;
  /** Every cell has been tried. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const RunContext = createContext<Omit<PasteRunProps, 'screen'> | undefined>(undefined);

/** What was pasted goes into its cells, by the inputs of the resource's edit screen. */
export const PasteRun = ({ screen: Screen, ...run }: PasteRunProps) => (
  <RunContext value={run}>
    <EditFrameContext value={PasteFrame}>
      <Screen />
    </EditFrameContext>
  </RunContext>
);

const PasteFrame = (props: ResourceEditProps) => {
  const run = use(RunContext);
  return run === undefined ? null : <Run {...props} {...run} />;
};

const Run = ({
  schema,
  children,
  pasted,
  cells,
  onDone,
  onClose,
}: ResourceEditProps & Omit<PasteRunProps, 'screen'>) => {
  const { inputs, schema: extended } = useReplacements();
  const { columns } = use(RowColumnsContext);
  const { data } = useListContext<RaRecord>();
  const [results, setResults] = useState<readonly PasteResult[]>([]);
  const [total, setTotal] = useState(0);
  const [left, setLeft] = useState(0);
  const [step, setStep] = useState<CellStep>([]);
  const { steps } = cells;
  const isUndone = useSyncExternalStore(steps.subscribe, () => step.length > 0 && !steps.holds(step));
  const isLast = useSyncExternalStore(steps.subscribe, () => steps.isLast(step));
  const takeBack = useTakeBack(cells);
  const words = useTableWords();
  const isUnderWay = results.length < total;
  useHoldPage(isUnderWay);
  useLeaveGuard(isUnderWay ? words('paste.leave') : '', () => false);
  const paste = usePasteCell({ schema: extended?.(schema) ?? schema, children, inputs, cells });
  const start = useEffectEvent(async ({ places, text }: Pasted) => {
    const ids = (data ?? []).map(({ id }) => String(id));
    const all = pastedCells(
      text,
      places,
      ids,
      columns.map(({ source }) => source),
    );
    setTotal(all.length);
    setLeft(withoutCell(text, all));
    setResults([]);
    setStep([]);
    for (const one of all) cells.store.note(one.place, { text: one.text, message: undefined });
    const saved = await paste(all, (one, { message, isLost = false }) => {
      cells.store.note(one.place, message === undefined ? undefined : { text: one.text, message, isLost });
      setResults((before) => [...before, { ...one, message }]);
    });
    setStep(saved);
    onDone();
  });
  useEffect(() => void start(pasted), [pasted]);
  // What was taken back is not said to be saved.
  if (isUndone) return null;
  return (
    <PasteReport
      results={results}
      total={total}
      left={left}
      cells={cells}
      onUndo={isLast ? () => void takeBack() : undefined}
      onClose={onClose}
    />
  );
};
