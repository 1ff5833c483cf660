import type { ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import type { CellProps, FieldComponent, FieldTraits } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';

/** How values of one kind look: as a cell, in a file and in a sentence. */
export interface DefinedField<P extends CellProps = CellProps> extends FieldComponent<P> {
  /** A value in words, where it stands in no record: what a filter is set to. A hook. */
  readonly useValue: (value: unknown, props: P) => ReactNode;
}

interface FieldKind<P extends CellProps> extends FieldTraits<P> {
  readonly Cell: (props: P) => ReactNode;
  readonly useValue?: DefinedField<P>['useValue'];
}

const plainValue = (value: unknown): string => [value].flat().map(plainText).join(', ');

export const defineField = <P extends CellProps = CellProps>({
  Cell,
  useValue = plainValue,
  ...traits
}: FieldKind<P>): DefinedField<P> => Object.assign(Cell, { useValue }, traits);

interface TextKind extends FieldTraits<CellProps> {
  readonly text: (value: unknown, locale: string) => string | undefined;
  /** Figures of one width. */
  readonly tabular?: boolean;
}

/** A kind whose values are a line of text, the same everywhere. */
export const defineTextField = ({ text, tabular, ...traits }: TextKind): DefinedField =>
  defineField({
    Cell: ({ source }) => (
      <TextCell text={text(useFieldValue({ source }), useFormatLocale())} tabular={tabular} />
    ),
    useValue: (value) => {
      const locale = useFormatLocale();
      return [value]
        .flat()
        .map((one) => text(one, locale))
        .join(', ');
    },
    ...traits,
  });
