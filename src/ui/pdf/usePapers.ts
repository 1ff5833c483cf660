import { useCallback, useEffect, useState } from 'react';
import { openPdf, type OpenPdf } from './openPdf.ts';

interface Paper {
  readonly key: number;
  readonly pdf: OpenPdf;
  readonly isShown: boolean;
}

interface Papers {
  readonly papers: readonly Paper[];
  readonly failure: unknown;
}

const nothing: Papers = { papers: [], failure: undefined };
let lastKey = 0;

/** The paper that is seen, and behind it the next one while it is being drawn. */
export function usePapers(file: Blob | null, isLoading: boolean) {
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
          papers: [...papers.filter(({ isShown }) => isShown), next],
          failure: undefined,
        }));
      },
      (failure: unknown) => {
        if (!isGone) setState({ papers: [], failure });
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

  const show = useCallback((key: number) => {
    setState(({ papers, failure }) => ({
      failure,
      papers: papers.filter((one) => one.key === key).map((one) => ({ ...one, isShown: true })),
    }));
  }, []);
  return { ...state, show };
}
