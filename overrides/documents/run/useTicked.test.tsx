import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMadeDocument, anImpression, aRun } from '../testing/aRun.ts';
import { useTicked } from './useTicked.ts';

it('begins with what was made for other days and can be made again', () => {
  const outdated = { ...aMadeDocument, isOutdated: true };
  const block = {
    code: 'A',
    message: 'B',
    mergeContext: null,
    mergeContextId: null,
    field: null,
    takesOwnValue: false,
  };
  const impressions = [
    anImpression({ key: 'right', latest: aMadeDocument }),
    anImpression({ key: 'old', latest: outdated }),
    anImpression({ key: 'blocked', latest: outdated, blocks: [block] }),
    anImpression({ key: 'new' }),
  ];
  const { result } = renderHook(() => useTicked(aRun({ impressions })));
  expect([...result.current.ticked]).toEqual(['old']);
});
