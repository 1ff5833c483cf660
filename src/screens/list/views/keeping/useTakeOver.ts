import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import type { SavedView } from '../SavedView.ts';
import { storedViewsKey } from './storedViews.ts';
import { useKeptByContract } from './useKeptByContract.ts';
import { useViewWriting } from './useViewWriting.ts';

const none: SavedView[] = [];

/**
 * Views from before the contract kept any go over to it when their list is first opened. A name is one view's: what two
 * pages take over at once is there once.
 */
export function useTakeOver(resource: string): void {
  const byContract = useKeptByContract();
  const [stored, setStored] = useStore<SavedView[]>(storedViewsKey(resource), none);
  const write = useViewWriting();
  const isThere = byContract && stored.length > 0;
  const takeOver = useEffectEvent(async () => {
    const left: SavedView[] = [];
    for (const view of stored) {
      try {
        await write(async (writer) => writer.create({ label: view.label, value: view.value }));
      } catch (error) {
        if (!isNameTaken(error)) left.push(view);
      }
    }
    setStored(left);
  });
  useEffect(() => {
    if (isThere) void takeOver();
  }, [isThere]);
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && refusalOf(error.cause).validation['input.label'] !== undefined;
