import { Box } from '@mui/material';
import { useMemo } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { TemplateRecord, TemplateSource } from '#resources/templates/index.ts';
import { RichTextField } from '#src/fields/richText/RichTextField.tsx';
import { Beside } from '../Beside.tsx';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { contextsOf } from '../contextsOf.ts';
import { usePieceWords } from '../editor/usePieceWords.ts';
import { pieceSx } from '../pieceSx.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { usePreviewRecord } from '../preview/usePreviewRecord.ts';
import { withWords } from './withWords.ts';

const source = 'html' satisfies TemplateSource;
type Shown = Pick<TemplateRecord, 'id' | 'name' | 'html' | 'options' | 'contexts'>;

/** The text of a template, its pieces in words, beside the paper that it makes. */
export const TextAndPaper = () => {
  const template = useRecordContext<Shown>();
  return template && <BothOf template={template} />;
};

const BothOf = ({ template }: { readonly template: Shown }) => {
  const { name, options } = template;
  const contexts = useMemo(() => contextsOf(template.contexts), [template.contexts]);
  const html = template.html ?? '';
  const record = usePreviewRecord(contexts);
  const { catalogue } = useCatalogue(contexts, record.sources, record.isReady);
  const words = usePieceWords(catalogue);
  const shown = useMemo(() => ({ ...template, html: withWords(html, words) }), [template, html, words]);
  return (
    <Beside
      text={
        <Box sx={pieceSx}>
          <RecordContextProvider value={shown}>
            <RichTextField source={source} />
          </RecordContextProvider>
        </Box>
      }
      paper={
        <PreviewPane
          text={{ html, options: optionsText(options), contexts }}
          name={name}
          record={record}
          catalogue={catalogue}
        />
      }
    />
  );
};

const optionsText = (options: unknown): string | null => {
  if (options === null || options === undefined) return null;
  return typeof options === 'string' ? options : JSON.stringify(options);
};
