import { Box } from '@mui/material';
import { useMemo } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { TemplateRecord, TemplateSource } from '#resources/templates/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { RichTextField } from '#src/fields/richText/RichTextField.tsx';
import { Beside } from './Beside.tsx';
import type { Catalogue } from './catalogue/Catalogue.ts';
import { useCatalogue } from './catalogue/useCatalogue.ts';
import { contextsOf } from './contextsOf.ts';
import { usePieceWords } from './editor/usePieceWords.ts';
import { pieceSx, textHeight } from './pieceSx.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { useTemplateWords } from './templateWords.ts';
import { usePreviewRecord } from './preview/usePreviewRecord.ts';
import { conditionIn, fieldIn, repeatIn } from './editor/PieceAttributes.ts';
import type { PieceWords } from './editor/PieceWords.ts';
import { mergeFieldAttribute } from './mergeFieldAttribute.ts';

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

/** The text of a template, its pieces in words, beside the paper that it makes; the paper is for those who write them. */
export const TextAndPaper = () => {
  const template = useRecordContext<Shown>();
  const { allowed } = useMay('update');
  if (template === undefined) return null;
  return allowed ? <BothOf template={template} /> : <TextOf template={template} />;
};

interface TemplateProps {
  readonly template: Shown;
}

const BothOf = ({ template }: TemplateProps) => {
  const { name, options } = template;
  const contexts = contextsOf(template.contexts);
  const record = usePreviewRecord(contexts);
  const { catalogue } = useCatalogue(contexts, record.sources, record.isReady);
  const text = { html: template.html ?? '', options: optionsText(options), contexts };
  return (
    <Beside
      text={<TextInWords template={template} catalogue={catalogue} />}
      paper={<PreviewPane text={text} name={name} record={record} catalogue={catalogue} />}
    />
  );
};

const TextOf = ({ template }: TemplateProps) => {
  const contexts = contextsOf(template.contexts);
  const { catalogue } = useCatalogue(contexts);
  return (
    <Box className={wideInput}>
      <TextInWords template={template} catalogue={catalogue} />
    </Box>
  );
};

const TextInWords = ({ template, catalogue }: TemplateProps & { readonly catalogue: Catalogue }) => {
  const words = usePieceWords(catalogue);
  const say = useTemplateWords();
  const html = template.html ?? '';
  const shown = useMemo(() => ({ ...template, html: withWords(html, words) }), [template, html, words]);
  return (
    // Whoever has no mouse scrolls it.
    <Box role="region" aria-label={say('side_text')} tabIndex={0} sx={[pieceSx, tallSx]}>
      <RecordContextProvider value={shown}>
        <RichTextField source={source} />
      </RecordContextProvider>
    </Box>
  );
};

/** On paper nobody scrolls. */
const tallSx = { '@media screen': { maxHeight: textHeight, overflow: 'auto' } } as const;

const optionsText = (options: unknown): string | null => {
  if (options === null || options === undefined) return null;
  return typeof options === 'string' ? options : JSON.stringify(options);
};
