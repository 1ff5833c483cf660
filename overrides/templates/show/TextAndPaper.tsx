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
import { conditionIn, fieldIn, repeatIn } from '../editor/PieceAttributes.ts';
import type { PieceWords } from '../editor/PieceWords.ts';
import { mergeFieldAttribute } from '../mergeFieldAttribute.ts';

/**
 * A text with its fields in words, and over its repeats and conditions what they are. Parsed into a document of its own:
 * nothing in it loads or runs, and what is shown is sanitised after this.
 */
function withWords(html: string, words: PieceWords): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gap of body.querySelectorAll<HTMLElement>(`[${mergeFieldAttribute}]`))
    gap.textContent = words.field(fieldIn(gap)).name;
  for (const block of body.querySelectorAll<HTMLElement>('[data-condition]'))
    say(block, words.condition(conditionIn(block)));
  for (const block of body.querySelectorAll<HTMLElement>('[data-repeat]'))
    say(block, words.repeat(repeatIn(block)));
  for (const line of body.querySelectorAll('[data-page-break]')) line.textContent = words.pageBreak;
  return body.innerHTML;
}

/** In a row of a table its first cell says it. */
function say(block: HTMLElement, sentence: string): void {
  const place = block instanceof HTMLTableRowElement ? block.cells[0] : block;
  const said = block.ownerDocument.createElement('div');
  said.className = 'sentence';
  said.textContent = sentence;
  place?.prepend(said);
}

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
