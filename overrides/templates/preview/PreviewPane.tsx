import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { printFile } from '#src/data/download/printFile.ts';
import type { PreviewCase } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PdfPages } from '#src/ui/pdf/PdfPages.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { usePathWords } from '../catalogue/usePathWords.ts';
import { useTemplateWords } from '../templateWords.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { type PreviewText, useMergePreview } from './useMergePreview.ts';
import type { PreviewRecord } from './usePreviewRecord.ts';

interface PreviewPaneProps {
  readonly text: PreviewText;
  /** Of the template. */
  readonly name: string;
  readonly record: PreviewRecord;
  readonly catalogue: Catalogue;
}

const cases: readonly PreviewCase[] = ['LONGEST', 'EMPTY', 'ARABIC'];

/** The paper that a text makes of a record: the real one, for looking at and for printing. */
export const PreviewPane = ({ text, name, record, catalogue }: PreviewPaneProps) => {
  const words = useTemplateWords();
  const wordsOf = usePathWords(catalogue);
  const [example, setExample] = useState<PreviewCase | null>(null);
  const preview = useMergePreview({
    ...text,
    sources: example === null ? record.sources : [],
    example,
    enabled: example !== null || (record.isReady && record.sources.length > 0),
  });
  const { paper, missing, problems, failure } = preview;
  const isComing = preview.isLoading || (example === null && !record.isReady);
  const unread = example === null ? record.error : null;
  const isNobody = example === null && unread === null && record.isReady && record.sources.length === 0;
  const why = whyEmpty(text);
  if (why !== undefined) return <Typography color="textSecondary">{words(why)}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {example === null && <RecordPicker record={record} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <ChoiceField
          displayEmpty
          margin="none"
          label={words('filled_with')}
          value={example ?? ''}
          options={['', ...cases]}
          wordOf={(each) => words(each === '' ? 'case_none' : `case_${each}`)}
          onChoose={(each) => setExample(each === '' ? null : each)}
          sx={{ flex: '1 1 160px' }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PrintIcon />}
          disabled={paper === null || isComing || unread !== null}
          onClick={() => paper && printFile(paper)}
        >
          {words('print')}
        </Button>
      </Box>
      {failure !== undefined && (
        <FailurePanel
          title={words('preview_failed')}
          advice={failure.message}
          error={preview.error}
          onRetry={preview.retry}
        />
      )}
      {problems.length > 0 && <Problems title={words('problems')} problems={problems} />}
      {missing.length > 0 && (
        <Alert severity="warning">
          {words('missing', {
            smart_count: missing.length,
            fields: missing.map(wordsOf).join(', '),
          })}
        </Alert>
      )}
      {unread !== null ? (
        <FailurePanel title={words('record_failed')} error={unread} onRetry={record.retry} />
      ) : isNobody ? (
        <Alert severity="info">
          {words('no_record')} {words('no_record_text')}
        </Alert>
      ) : (
        <Box sx={{ bgcolor: 'background.default', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box sx={{ maxHeight: 'min(80vh, 1000px)', display: 'flex', '& > *': { flex: 1 } }}>
            <PdfPages
              file={paper}
              label={name === '' ? words('paper_untitled') : words('paper', { name })}
              isLoading={isComing && failure === undefined && problems.length === 0}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
};

function whyEmpty({ html, contexts }: PreviewText) {
  if (contexts.length === 0) return 'preview_no_contexts';
  return html === '' ? 'preview_empty' : undefined;
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly string[];
}

/** What is wrong with a text, each in a line. */
export const Problems = ({ title, problems }: ProblemsProps) => (
  <Alert severity="error">
    {title}
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </Box>
  </Alert>
);
