import { useMemo } from 'react';
import { useTranslate, type SortPayload } from 'react-admin';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '../SavedView.ts';
import type { PresetView } from './PresetView.ts';

interface PresetOptions {
  readonly resource: string;
  /** How the list is sorted by itself. */
  readonly sort: SortPayload;
  /** Sources of the columns that the viewer may see. */
  readonly columns: readonly string[];
}

/** The views that come with a list, as those are kept that somebody saved. */
export function usePresets(
  presets: readonly PresetView[],
  { resource, sort, columns }: PresetOptions,
): readonly SavedView[] {
  const translate = useTranslate();
  return useMemo(
    () =>
      presets.map(({ name, label, count, isFirst = false, ...look }) => ({
        label: translate(`resources.${resource}.views.${name}`, { _: label }),
        isFirst,
        ...(count !== undefined && { count }),
        value: {
          filter: look.filter,
          sort: look.sort ?? sort,
          perPage: defaultPerPage,
          ...(look.columns && {
            columns: look.columns.filter((source) => columns.includes(source)).map((source) => ({ source })),
          }),
        },
      })),
    [presets, resource, sort, columns, translate],
  );
}
