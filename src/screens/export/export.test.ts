import { DataTable, testDataProvider } from 'react-admin';
import { createElement, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { exportLimit } from '#schema/exportLimit.ts';
import { BooleanField } from '#src/fields/boolean/BooleanField.tsx';
import { EnumField } from '#src/fields/enum/EnumField.tsx';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { columnSources, columnsOf } from '#src/fields/rows/columnsOf.ts';
import { cellText } from './cellText.ts';
import { exportRows } from './exportRows.ts';
import { withCurrencies, withNumber } from './fileColumns.ts';
import { toCsv } from './toCsv.ts';

describe('a cell of a file (S5)', () => {
  it.each(['=HYPERLINK("x")', '+1+1', '-2+3', '@SUM(A1)', '\tx', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
    '%s is not run by a spreadsheet',
    (text) => {
      expect(toCsv([[text]]).replace('\uFEFF', '')).toMatch(/^"?'/);
    },
  );

  it.each(['-12', '+3', '-1.5'])('%s stays a number', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
  });

  it('quotes what would end the cell', () => {
    expect(toCsv([['a,b', 'say "x"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""x""","two\nlines"\r\n');
  });

  it('is plain: words for choices, decimals for money, names for relations', () => {
    const col = (source: string, cell: unknown) =>
      createElement(DataTable.Col, { source, key: source }, cell as never);
    const columns = columnsOf([
      col('status', createElement(EnumField, { source: 'status', name: 'BookingStatus' })),
      col('fee', createElement(MoneyField, { source: 'fee', currencySource: 'currency' })),
      createElement(DataTable.Col, { source: 'published', field: BooleanField, key: 'p' }),
      createElement(DataTable.Col, { source: 'country', key: 'c' }),
    ]);
    const record = {
      status: 'NOT_SET',
      fee: 1250,
      currency: 'JPY',
      published: true,
      country: { id: '4', name: 'Japan' },
    };
    const context = {
      translate: (_key: string, args?: Record<string, unknown>) => String(args?.['_']),
      locale: 'en-GB',
      fieldWords: (_type: string, name: string) => name,
    };
    expect(columns.map((column) => cellText(column, record, context))).toEqual([
      'Not set',
      '1250',
      'yes',
      'Japan',
    ]);
    expect(columns.flatMap(columnSources)).toEqual(['status', 'fee', 'currency', 'published', 'country']);
  });

  it('has the currency after its amounts, where no column of its own is chosen', () => {
    const money = (source: string, currencySource: string) =>
      createElement(
        DataTable.Col,
        { source, key: source },
        createElement(MoneyField, { source, currencySource }),
      );
    const currency = createElement(DataTable.Col, { source: 'currency', key: 'currency', label: 'Paid in' });
    const amounts = [
      money('price', 'currency'),
      money('deposit', 'currency'),
      money('fee', 'trainer.currency'),
    ];
    const written = (...elements: readonly ReactElement[]) =>
      withCurrencies(columnsOf(elements), columnsOf([...amounts, currency])).map(({ source, label }) => [
        source,
        label,
      ]);
    expect(written(...amounts)).toEqual([
      ['price', undefined],
      ['deposit', undefined],
      ['currency', 'Paid in'],
      ['fee', undefined],
      ['trainer.currency', undefined],
    ]);
    expect(written(currency, amounts[0] ?? currency)).toEqual([
      ['currency', 'Paid in'],
      ['price', undefined],
    ]);
  });
});

it('has the number of each record once, by which a file that is read back finds it', () => {
  const columnOf = (source: string) => createElement(DataTable.Col, { source, key: source });
  const sources = (...names: readonly string[]) =>
    withNumber(columnsOf(names.map(columnOf))).map(({ source }) => source);
  expect(sources('name')).toEqual(['id', 'name']);
  expect(sources('name', 'id')).toEqual(['name', 'id']);
});

describe('an export', () => {
  const listOf = (total: number) =>
    vi.fn(async (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
      const start = (pagination.page - 1) * pagination.perPage;
      return {
        data: Array.from({ length: Math.max(0, Math.min(pagination.perPage, total - start)) }, (_, row) => ({
          id: start + row,
        })),
        total,
      };
    });
  const run = (getList: ReturnType<typeof listOf>, ids: readonly number[] | null = null) =>
    exportRows({
      dataProvider: testDataProvider({ getList: getList as never }),
      resource: 'events',
      filter: { is_published: true },
      sort: { field: 'name', order: 'ASC' },
      columns: ['name'],
      ids,
    });

  it('has all pages of what the list shows, filter and columns included', async () => {
    const getList = listOf(230);
    const { rows, total } = await run(getList);
    expect([rows.length, total, getList.mock.calls.length]).toEqual([230, 230, 3]);
    expect(getList.mock.calls[2]?.[1]).toMatchObject({
      filter: { is_published: true },
      meta: { columns: ['name'] },
      pagination: { page: 3 },
    });
  });

  it('stops at the limit and tells how many there are', async () => {
    const { rows, total } = await run(listOf(exportLimit + 1));
    expect([rows.length, total]).toEqual([exportLimit, exportLimit + 1]);
  });

  it('has chosen rows from beyond the limit, and reads no page after the last of them', async () => {
    const getList = listOf(exportLimit + 1_000);
    const { rows, total } = await run(getList, [3, exportLimit + 5]);
    expect([rows.map(({ id }) => id), total]).toEqual([[3, exportLimit + 5], 2]);
    expect(getList).toHaveBeenCalledTimes(51);
  });
});
