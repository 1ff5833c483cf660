import { act, render, screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { useDrawnRecords } from './useDrawnRecords.ts';

/** What was drawn, each time. */
const drawn: string[] = [];
const List = ({ records }: { readonly records: readonly RaRecord[] | undefined }) => {
  const names =
    useDrawnRecords(records)
      ?.map(({ name }) => String(name))
      .join(' ') ?? 'none';
  drawn.push(names);
  return <p>{names}</p>;
};

const named = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
const drawnAfter = (records: readonly RaRecord[] | undefined, rerender: (list: React.ReactNode) => void) => {
  drawn.splice(0);
  act(() => rerender(<List records={records} />));
  return [drawn[0], screen.getByRole('paragraph').textContent];
};

it('draws others in a turn of their own, and what is new of the same at once', () => {
  const { rerender } = render(<List records={undefined} />);
  expect(drawnAfter(named('Anna', 'Béla'), rerender)).toEqual(['none', 'Anna Béla']);
  expect(drawnAfter(named('Cem', 'Dag'), rerender)).toEqual(['Anna Béla', 'Cem Dag']);
  expect(drawnAfter(named('CEM', 'Dag'), rerender)).toEqual(['CEM Dag', 'CEM Dag']);
  expect(drawnAfter([], rerender)).toEqual(['CEM Dag', '']);
});

it('draws at once what is there from the first', () => {
  drawn.splice(0);
  render(<List records={named('Anna')} />);
  expect(drawn).toEqual(['Anna']);
});
