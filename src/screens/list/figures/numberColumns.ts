import { MinutesField } from '#src/fields/minutes/MinutesField.tsx';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

/** A column whose values can be added up. */
export interface NumberColumn {
  readonly field: string;
  /** Where the row says the currency. */
  readonly apart: string | undefined;
  readonly kind: 'money' | 'number';
  readonly column: ColumnElement;
}

const numeric: readonly unknown[] = [NumberField, MinutesField, MoneyField];

export const numberColumns = (columns: readonly ColumnElement[]): readonly NumberColumn[] =>
  columns.flatMap((column): NumberColumn[] => {
    const { source, field, fieldProps } = column;
    // A value of a related record is not the row's own.
    if (!numeric.includes(field) || source.includes('.')) return [];
    const { currencySource, addsUp } = fieldProps;
    if (addsUp === false) return [];
    const apart =
      typeof currencySource === 'string' && !currencySource.includes('.') ? currencySource : undefined;
    // Amounts whose currency the row does not say are not added up at all.
    if (field === MoneyField && apart === undefined) return [];
    return [{ field: source, apart, kind: field === MoneyField ? 'money' : 'number', column }];
  });
