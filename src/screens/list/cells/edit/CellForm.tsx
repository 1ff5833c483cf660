import { use, useEffect, useMemo, useRef } from 'react';
import { Form, useNotify } from 'react-admin';
import { DenseInputs } from '#src/fields/input/DenseInputs.ts';
import type { ResourceEditProps } from '#src/screens/form/EditFrame.ts';
import { withValueAt } from '#src/screens/form/changes.ts';
import { HoldRecord, useHeldRecord } from '#src/screens/form/HoldRecord.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useReplacements } from '#src/screens/Replace.tsx';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import { useEditableCells } from '../useEditableCells.ts';
import { CellInput } from './CellInput.tsx';
import { cellResolver } from './cellResolver.ts';
import { inputFor } from './inputFor.ts';
import { leaveCell } from './leaveCell.ts';
import { OpenCellContext, type OpenCell } from './OpenCell.ts';

/** Stands in place of the edit page: the one input that belongs into the open cell. */
export const CellForm = (props: ResourceEditProps) => {
  const cell = use(OpenCellContext);
  return cell === undefined ? null : <OpenForm {...props} cell={cell} />;
};

const OpenForm = ({ schema, children, cell: latest }: ResourceEditProps & { readonly cell: OpenCell }) => {
  useHoldPage();
  const words = useTableWords();
  const notify = useNotify();
  const { inputs, schema: extended } = useReplacements();
  const { held, onHold } = useHeldRecord();
  const cell = useMemo(() => ({ ...latest, record: held(latest.record) }), [latest, held]);
  const { record, source: column, text, cells } = cell;
  const source = useEditableCells()(record, column)?.source;
  const input = source === undefined ? undefined : inputFor(children, source, inputs);
  const resolver = useMemo(
    () => cellResolver(extended?.(schema) ?? schema, source ?? ''),
    [extended, schema, source],
  );
  // A text that names none of the choices cannot stand in their place.
  const isPicked =
    input !== undefined && ('reference' in input.element.props || 'values' in input.element.props);
  const isNowhere = input === undefined;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isNowhere) return;
    const passing = cells.store.passing();
    if (passing === undefined) notify(words('cell.not_here'), { type: 'info' });
    leaveCell(place.current, cell, passing ?? 'back');
  }, [isNowhere, notify, words, cells, cell]);
  const shown = useMemo(
    () =>
      text === undefined || source === undefined || isPicked
        ? record
        : { ...withValueAt(record, source, text), id: record.id },
    [record, source, text, isPicked],
  );
  if (isNowhere) return <span ref={place} />;
  return (
    <Form record={shown} resolver={resolver} onSubmit={nothing} noValidate disableInvalidFormNotification>
      <DenseInputs value>
        <CellInput cell={cell} input={input} />
        <HoldRecord record={record} sources={[input.source]} isFilled={shown !== record} onHold={onHold} />
      </DenseInputs>
    </Form>
  );
};

/** The keys of the cell submit it. */
const nothing = () => undefined;
