import type { ReactNode } from 'react';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { AnyObjectSchema } from 'yup';
import { isUnanswered } from '#src/data/errors/failureOf.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { decimalSign, formatMoney } from '#src/fields/money/formatMoney.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { changedSources, withValueAt } from '#src/screens/form/changes.ts';
import type { AnyReplacements } from '#src/screens/Replace.tsx';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import type { ListCells } from '../CellsContext.ts';
import type { SavedCell } from '../CellSteps.ts';
import type { CellNote } from '../CellStore.ts';
import { useEditableCells } from '../useEditableCells.ts';
import { problemOf } from './cellResolver.ts';
import { inputFor } from './inputFor.ts';
import { type NotRead, parsePasted, type PasteWords } from './parsePasted.ts';
import type { PastedCell } from './pastedValues.ts';
import { messageOf } from './useCellSaving.ts';
import { savedCell, useSaveCell } from './useSaveCell.ts';

interface PasteCellOptions {
  readonly schema: AnyObjectSchema;
  readonly children: ReactNode;
  readonly inputs: AnyReplacements['inputs'];
  readonly cells: ListCells;
}

/** Why nothing was pasted, or what was saved; neither where the cell holds the value already. */
type Outcome = Partial<Omit<CellNote, 'text'>> & { readonly saved?: SavedCell };

/** Pastes into one cell after the other. */
export function usePasteCell({ schema, children, inputs, cells }: PasteCellOptions) {
  const words = useTableWords();
  const say = useWording();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const dataProvider = useDataProvider();
  const inputOf = useEditableCells();
  const { save } = useSaveCell();
  const find: PasteWords['find'] = async (reference, label, name) => {
    const { data } = await dataProvider.getList<RaRecord>(reference, {
      filter: { q: name },
      pagination: { page: 1, perPage: 50 },
      sort: { field: label?.[0] ?? 'name', order: 'ASC' },
      meta: { pick: true },
    });
    const called = data.filter((record) =>
      [labelOf(record, label), labelOf(record)].some((own) => own?.toLowerCase() === name.toLowerCase()),
    );
    // Two of one name cannot be told apart by it.
    return called.length === 1 ? { value: called[0]?.id } : undefined;
  };
  const pasteWords: PasteWords = {
    yes: say('value.yes'),
    no: say('value.no'),
    decimalSign: decimalSign(locale),
    locale,
    enumLabel: (name, value) => enumLabel(translate, name, value),
    find,
  };
  const refusal = ({ not, currency }: NotRead) =>
    words(`paste.not_${not}`, { currency, example: formatMoney(125_000, currency, locale) });
  const pasteInto = async ({ place, text }: PastedCell, before: RaRecord | undefined): Promise<Outcome> => {
    const record = before ?? cells.recordOf(place.id);
    const source = inputOf(record, place.source)?.source;
    const input = source === undefined ? undefined : inputFor(children, source, inputs);
    if (record === undefined || source === undefined || input === undefined)
      return { message: words('cell.not_editable') };
    try {
      const parsed = await parsePasted(text, input, record, pasteWords);
      if (parsed === undefined) return { message: words('paste.not_understood') };
      if ('not' in parsed) return { message: refusal(parsed) };
      const values = withValueAt(record, source, parsed.value);
      const problem = await problemOf(schema, source, values);
      if (problem !== undefined) return { message: translate(problem, { _: problem }) };
      // It is so already: an update that names no field may be one that this person has no right to.
      if (changedSources([source], record, values).length === 0) return {};
      const answer = await save(record, { [source]: parsed.value });
      return { saved: savedCell(place, source, record, answer) };
    } catch (error) {
      const isLost = isUnanswered(error);
      return { message: isLost ? words('cell.lost') : messageOf(error), isLost };
    }
  };
  return async (all: readonly PastedCell[], tell: (cell: PastedCell, outcome: Outcome) => void) => {
    const step: SavedCell[] = [];
    // One after the other: two cells of a record are two changes of it, each on the version before. The list may not have
    // been drawn since.
    for (const cell of all) {
      const before = step.findLast(({ place }) => place.id === cell.place.id)?.record;
      const outcome = await pasteInto(cell, before);
      if (outcome.saved !== undefined) step.push(outcome.saved);
      tell(cell, outcome);
    }
    cells.steps.add(step);
    return step;
  };
}
