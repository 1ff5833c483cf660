import { Box, GlobalStyles, LinearProgress } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PdfMark } from './PdfMark.ts';
import { PdfSheets } from './PdfSheets.tsx';
import { FailurePanel } from '../FailurePanel.tsx';
import { openPdf, type OpenPdf } from './openPdf.ts';

interface Paper {
  readonly key: number;
  readonly pdf: OpenPdf;
  readonly isShown: boolean;
}

interface Papers {
  /** The file that was opened last, or could not be. */
  readonly of: Blob | null;
  readonly papers: readonly Paper[];
  readonly failure: unknown;
}

const nothing: Papers = { of: null, papers: [], failure: undefined };
let lastKey = 0;

/** The paper that is seen, and behind it the next one while it is being drawn. */
function usePapers(file: Blob | null, isLoading: boolean) {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    if (file === null) return undefined;
    let isGone = false;
    openPdf(file).then(
      (pdf) => {
        if (isGone) return void pdf.loadingTask.destroy();
        lastKey += 1;
        const next = { key: lastKey, pdf, isShown: false };
        setState(({ papers }) => ({
          of: file,
          papers: [...papers.filter(({ isShown }) => isShown), next],
          failure: undefined,
        }));
      },
      (failure: unknown) => {
        if (!isGone) setState({ of: file, papers: [], failure });
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);

  const isEmpty = file === null && !isLoading;
  useEffect(() => {
    if (isEmpty) setState(nothing);
  }, [isEmpty]);

  const show = (key: number) =>
    setState(({ papers, ...state }) => ({
      ...state,
      papers: papers.filter((one) => one.key === key).map((one) => ({ ...one, isShown: true })),
    }));
  return { ...state, isOpening: file !== null && file !== state.of, show };
}

export interface PdfViewerProps {
  /** Nothing while there is none; the paper before it stays meanwhile where one is on its way. */
  readonly file: Blob | null;
  /** What the paper is, for those who cannot see it. */
  readonly label: string;
  readonly isLoading?: boolean;
  readonly marks?: readonly PdfMark[];
}

interface Props extends PdfViewerProps {
  readonly waiting: ReactNode;
}

const noMarks: readonly PdfMark[] = [];

/** Letters are measured on a canvas that the page has and nobody shall see. */
const measuring = <GlobalStyles styles={{ '.hiddenCanvasElement': { display: 'none' } }} />;

/** Shows a paper until the next one is drawn, so that nothing jumps. */
export const PdfViewer = ({ file, label, isLoading = false, marks = noMarks, waiting }: Props) => {
  const translate = useTranslate();
  const { papers, failure, isOpening, show } = usePapers(file, isLoading);
  const isBusy = isLoading || isOpening || papers.some(({ isShown }) => !isShown);
  const hasPaper = papers.some(({ isShown }) => isShown);
  return (
    <Box
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      // Whoever has no mouse scrolls it.
      tabIndex={0}
      sx={{ position: 'relative', overflow: 'auto', height: 1, minWidth: 0, containerType: 'inline-size' }}
    >
      {measuring}
      {isBusy && hasPaper && (
        <Box sx={{ position: 'sticky', top: 0, insetInline: 0, zIndex: 2, height: 0 }}>
          <LinearProgress
            aria-label={translate('ui.pdf_loading', { label, _: '%{label}: loading' })}
            sx={{ height: 2 }}
          />
        </Box>
      )}
      {failure !== undefined && (
        <FailurePanel
          title={translate('ui.pdf_failed', { _: 'This file cannot be shown.' })}
          advice={translate('ui.pdf_advice', { _: 'It is damaged or no PDF. Try to download it.' })}
          error={failure}
        />
      )}
      <Box sx={{ display: 'grid' }}>
        {papers.map(({ key, pdf, isShown }) => (
          <PdfSheets
            key={key}
            pdf={pdf}
            marks={isShown && papers.length > 1 ? noMarks : marks}
            isShown={isShown}
            onDrawn={() => show(key)}
          />
        ))}
        {!hasPaper && isBusy && <Box sx={{ gridArea: '1 / 1' }}>{waiting}</Box>}
      </Box>
    </Box>
  );
};
