import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import type { FilterMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import type { ConditionsDefinition } from '../list/filters/ConditionsDefinition.ts';
import type { FilterElement } from '../list/filters/filterElement.ts';
import type { SectionProps } from '../sectionsOf.ts';

/** What is always empty for a viewer is not offered: neither as a column nor as a filter nor on a page. */
export const isHidden = (source: string | undefined, access: TypeAccess | undefined): boolean =>
  source !== undefined &&
  access !== undefined &&
  access.hiddenFields.includes(source.split('.')[0] ?? source);

export const readableColumns = (
  columns: readonly ColumnElement[],
  access: TypeAccess | undefined,
): readonly ColumnElement[] => columns.filter(({ source }) => !isHidden(source, access));

export const readableFilters = (
  filters: readonly FilterElement[],
  metas: Readonly<Record<string, FilterMeta>> | undefined,
  access: TypeAccess | undefined,
): readonly FilterElement[] =>
  filters.filter(({ props }) => !isHidden(metas?.[props.source]?.source ?? props.source, access));

/** A column of a record that the row leads to is that record's: what is hidden there is not tested from here either. */
export function readableConditions(
  conditions: ConditionsDefinition | undefined,
  access: TypeAccess | undefined,
  accessTo: (resource: string | undefined) => TypeAccess | undefined,
): ConditionsDefinition | undefined {
  if (conditions === undefined) return undefined;
  const ownerOf = (source: string) =>
    conditions.columns.find((column) => column.source === source)?.reference;
  const isHiddenThere = (source = ''): boolean => {
    const [owner = '', ...path] = source.split('.');
    return path.length > 0 && isHidden(path.join('.'), accessTo(ownerOf(owner)));
  };
  return {
    ...conditions,
    columns: conditions.columns.filter(({ source }) => !isHidden(source, access) && !isHiddenThere(source)),
    relations: conditions.relations.map((relation) => ({
      ...relation,
      columns: relation.columns.filter(({ source }) => !isHidden(source, accessTo(relation.resource))),
    })),
  };
}

/** A screen's children, with those pieces of its sections that stay; a section of which nothing stays goes too. */
export const piecesThatStay = (
  children: ReactNode,
  stays: (source: string, section: string) => boolean,
): ReactNode => mapPieces(children, (piece, source, section) => (stays(source, section) ? piece : null));

export type Piece = ReactElement<{ readonly source: string }>;

/** A screen's children, with what each piece of its sections becomes: null for one that goes. */
export function mapPieces(
  children: ReactNode,
  become: (piece: Piece, source: string, section: string) => Piece | null,
): ReactNode {
  return Children.toArray(children).flatMap((node): ReactNode[] => {
    if (!isValidElement<Partial<SectionProps>>(node)) return [node];
    if (node.type === Fragment) return Children.toArray(mapPieces(node.props.children, become));
    const { name } = node.props;
    if (typeof name !== 'string') return [node];
    const pieces = Children.toArray(node.props.children);
    const kept = pieces.flatMap((piece) =>
      isPiece(piece) ? (become(piece, piece.props.source, name) ?? []) : [piece],
    );
    if (kept.length === pieces.length && kept.every((piece, place) => piece === pieces[place])) return [node];
    return kept.length === 0 ? [] : [cloneElement(node, undefined, ...kept)];
  });
}

export const readablePieces = (children: ReactNode, access: TypeAccess | undefined): ReactNode =>
  piecesThatStay(children, (source) => !isHidden(source, access));

const isPiece = (node: ReactNode): node is Piece =>
  isValidElement<{ readonly source?: string }>(node) && node.props.source !== undefined;
