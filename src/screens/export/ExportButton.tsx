import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  useDataProvider,
  useGetIdentity,
  useListPaginationContext,
  useListSortContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';
import { listArguments } from '#src/data/list/listArguments.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { type ColumnElement, columnSources } from '#src/fields/rows/columnsOf.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { cellText } from './cellText.ts';
import { exportRows } from './exportRows.ts';
import { csvType, toCsv } from './toCsv.ts';
import { useHandOver } from './useHandOver.ts';
import type { CsvContext } from '#src/fields/cell/CellProps.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** Writes what is shown (these columns, filters and order, all pages) as a file for spreadsheets. */
export const ExportButton = ({ columns }: { readonly columns: readonly ColumnElement[] }) => {
  const say = useWording();
  const { resource, many } = useResourceNames();
  const { sort } = useListSortContext();
  const { total } = useListPaginationContext();
  const { values } = useFilters();
  const { type, list } = useResourceMeta();
  const dataProvider = useDataProvider();
  const handOver = useHandOver();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const context = useCsvContext();
  const labelOf = useLabelText();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();

  const run = async () => {
    setProgress({ done: 0, total: total ?? 0 });
    try {
      const sources = columns.flatMap(columnSources);
      const onProgress = (done: number, all: number) => setProgress({ done, total: all });
      const found = await exportRows({
        dataProvider,
        resource,
        filter: values,
        sort,
        columns: context.zone === undefined ? sources : [...sources, context.zone],
        onProgress,
      });
      const head = columns.map(({ source, label }) => labelOf(source, label));
      const body = found.rows.map((record) => columns.map((column) => cellText(column, record, context)));
      await handOver(
        {
          subject: type,
          title: many,
          filter: values,
          arguments: list ? await listArguments(list, values, identity?.id?.toString()) : {},
          columns: columns.map(({ source }) => source),
        },
        { content: toCsv([head, ...body]), name: `${many}.csv`, type: csvType },
      );
      if (found.total > exportLimit)
        notify(say('list.export_limited', { limit: exportLimit, total: found.total }), { type: 'warning' });
    } catch (error) {
      notify(say('list.export_failed', { message: error instanceof Error ? error.message : String(error) }), {
        type: 'error',
      });
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={progress !== undefined || total === 0}
      onClick={() => void run()}
    >
      {progress === undefined ? say('list.export') : say('list.exporting', progress)}
    </Button>
  );
};

/** The words of the screens, for cells that are written into a file instead. */
function useCsvContext(): CsvContext {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const fieldWords = useFieldWords();
  const resourceOf = useResourceOfType();
  const { zone } = useResourceMeta();
  return { translate, locale, zone, fieldWords: (type, name) => fieldWords(resourceOf(type), name) };
}
