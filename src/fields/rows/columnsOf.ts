import {
  Children,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { DataTable } from 'react-admin';
import type { CellProps, FieldComponent } from '../cell/CellProps.ts';

/** A column or a shown field as its element tells: `<DataTable.Col source field />`, `<ShowField …>` or a bare cell. */
export interface ColumnElement {
  readonly source: string;
  readonly label: ReactNode | undefined;
  /** The cell's component, where the element names one. */
  readonly field: FieldComponent<CellProps> | undefined;
  /** The cell's own props beside the source (an enum's name, a relation's resource). */
  readonly fieldProps: Readonly<Record<string, unknown>>;
  readonly render: ((record: unknown) => ReactNode) | undefined;
  /** The cell as it was written, where it was written out. */
  readonly cell: ReactNode | undefined;
  readonly element: ReactElement<ColumnElementProps>;
}

/** The fields of the record that a column shows. */
export function columnSources({ source, field, fieldProps }: ColumnElement): readonly string[] {
  const currency = fieldProps.currencySource;
  return [source, ...(field?.needs ?? []), ...(typeof currency === 'string' ? [currency] : [])];
}

interface ColumnElementProps {
  readonly source?: string;
  readonly label?: ReactNode;
  readonly field?: ComponentType<CellProps>;
  readonly render?: (record: unknown) => ReactNode;
  readonly disableSort?: boolean;
  readonly children?: ReactNode;
}

const isElement = (node: ReactNode): node is ReactElement<ColumnElementProps> => isValidElement(node);

/** Marks a component that stands around a cell, as react-admin's columns do. */
export const columnMark = { isColumn: true } as const;

const isColumn = ({ type }: ReactElement): boolean => {
  const columns: readonly unknown[] = [DataTable.Col, DataTable.NumberCol];
  return columns.includes(type) || (typeof type === 'function' && 'isColumn' in type);
};

/** The columns among children, those inside fragments as well. */
export function columnsOf(children: ReactNode): readonly ColumnElement[] {
  return Children.toArray(children)
    .filter(isElement)
    .flatMap((element) => {
      if (element.type === Fragment) return columnsOf(element.props.children);
      const column = columnOf(element);
      return column === undefined ? [] : [column];
    });
}

function columnOf(element: ReactElement<ColumnElementProps>): ColumnElement | undefined {
  const { source, label, field, render, children } = element.props;
  if (source === undefined) return undefined;
  const inner = Children.toArray(children).filter(isElement);
  const written = isColumn(element) ? (inner.length === 1 ? inner[0] : undefined) : element;
  const type = written === undefined ? field : written.type;
  return {
    source,
    label,
    field: typeof type === 'function' ? (type as FieldComponent<CellProps>) : undefined,
    fieldProps: { ...written?.props },
    render,
    cell: written ?? (inner.length > 0 ? children : undefined),
    element,
  };
}
