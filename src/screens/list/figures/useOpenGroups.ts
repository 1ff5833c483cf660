import { useState } from 'react';
import { useResourceContext } from 'react-admin';

/** Which groups of a list were open, as its filters and its page are kept, for as long as the app is open. */
const kept = new Map<string, readonly string[]>();
const none: readonly string[] = [];

interface OpenGroups {
  readonly isOpen: (group: string) => boolean;
  readonly turn: (group: string) => void;
}

/** The groups whose rows are shown: none at first, and for whoever comes back those that were open. */
export function useOpenGroups(): OpenGroups {
  const resource = useResourceContext() ?? '';
  const [open, setOpen] = useState(kept.get(resource) ?? none);
  return {
    isOpen: (group) => open.includes(group),
    turn: (group) => {
      const next = open.includes(group) ? open.filter((one) => one !== group) : [...open, group];
      kept.set(resource, next);
      setOpen(next);
    },
  };
}
