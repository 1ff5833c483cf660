import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import type { FilterMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import type { ConditionsDefinition } from '../list/filters/ConditionsDefinition.ts';
import type { FilterElement } from '../list/filters/filterElement.ts';
import type { SectionProps } from '../sectionsOf.ts';

/** What is always empty for a viewer is not offered: neither as a column nor as a filter nor on a page. */
const isHidden = (source: string | undefined, access: TypeAccess | undefined): boolean =>
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

export const readableConditions = (
  conditions: ConditionsDefinition | undefined,
  access: TypeAccess | undefined,
): ConditionsDefinition | undefined =>
  conditions && {
    ...conditions,
    columns: conditions.columns.filter(({ source }) => !isHidden(source, access)),
  };

/** A screen's children, with those pieces of its sections that stay; a section of which nothing stays goes too. */
export function piecesThatStay(
  children: ReactNode,
  stays: (source: string, section: string) => boolean,
): ReactNode {
  return Children.toArray(children).flatMap((node): ReactNode[] => {
    if (!isValidElement<Partial<SectionProps>>(node)) return [node];
    if (node.type === Fragment) return Children.toArray(piecesThatStay(node.props.children, stays));
    const { name } = node.props;
    if (typeof name !== 'string') return [node];
    const pieces = Children.toArray(node.props.children);
    const kept = pieces.filter((piece) => {
      const source = sourceOf(piece);
      return source === undefined || stays(source, name);
    });
    if (kept.length === pieces.length) return [node];
    return kept.length === 0 ? [] : [cloneElement(node, undefined, ...kept)];
  });
}

export const readablePieces = (children: ReactNode, access: TypeAccess | undefined): ReactNode =>
  piecesThatStay(children, (source) => !isHidden(source, access));

const sourceOf = (node: ReactNode): string | undefined =>
  isValidElement<{ readonly source?: string }>(node) ? node.props.source : undefined;
