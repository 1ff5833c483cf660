import type { ReactNode } from 'react';
import type { Values } from '#src/data/isValues.ts';
import { valueAt } from '../value/valueAt.ts';
import { columnsOf, type ColumnElement } from './columnsOf.ts';

/** Needs room of its own: rows and parts of more than two members, data, formatted text. */
export function isBlock({ field, fieldProps }: ColumnElement): boolean {
  if (field?.block !== true) return false;
  const members = columnsOf(fieldProps.children as ReactNode);
  return members.length === 0 || members.length > 2;
}

/** A column that only counts the rows: 1, 2, 3 … */
export const isPlace = ({ source }: ColumnElement, rows: readonly Values[]): boolean =>
  rows.every((row, index) => valueAt(row, source) === index + 1);
