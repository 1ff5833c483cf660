import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { TemplateSource } from '#resources/templates/index.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { Beside } from './Beside.tsx';
import { useCatalogue } from './catalogue/useCatalogue.ts';
import { contextsOf } from './contextsOf.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { usePreviewRecord } from './preview/usePreviewRecord.ts';

// The editor weighs more than the rest of the form.
const TemplateEditor = lazyPart(() => import('./editor/TemplateEditor.tsx'), 'TemplateEditor');

const nameSource = 'name' satisfies TemplateSource;
const source = 'html' satisfies TemplateSource;
const contextsSource = 'contexts' satisfies TemplateSource;
const documentSource = 'prosemirror' satisfies TemplateSource;
const layoutSource = 'options' satisfies TemplateSource;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The one text of a template, kept as HTML for those who read it and as the editor's document, and the paper it makes. */
export const TextInput = () => {
  const [name, html, chosen, options] = useWatch({
    name: [nameSource, source, contextsSource, layoutSource],
  }) as readonly unknown[];
  const contexts = contextsOf(chosen);
  const record = usePreviewRecord(contexts);
  const fields = useCatalogue(contexts, record.sources, record.isReady);
  return (
    <Beside
      text={
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <TemplateEditor source={source} documentSource={documentSource} fields={fields} />
        </Suspense>
      }
      paper={
        <PreviewPane
          text={{ html: textOf(html), options: textOf(options) === '' ? null : textOf(options), contexts }}
          name={textOf(name)}
          record={record}
          catalogue={fields.catalogue}
        />
      }
    />
  );
};
