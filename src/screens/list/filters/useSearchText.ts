import { useState } from 'react';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What the list is searched for once all that was asked for has arrived. */
  readonly wanted: string;
  /** Notes what is being asked for, which leaves the text alone when it arrives. */
  readonly ask: (query: string) => void;
}

/** The text of a search that the list follows: it is replaced only where the list was changed from elsewhere. */
export function useSearchText(applied: string): SearchText {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // The list takes its filters a moment after it was told of them, and there may be several on their way.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (seen !== applied) {
    setSeen(applied);
    const arrived = asked.indexOf(applied);
    setAsked(arrived < 0 ? [] : asked.slice(arrived + 1));
    // By a view, "Clear all" or the browser's history.
    if (arrived < 0) setText(applied);
  }
  const wanted = asked.at(-1) ?? applied;
  return {
    text,
    setText,
    wanted,
    ask: (query) => {
      if (query !== wanted) setAsked([...asked, query]);
    },
  };
}
