import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import type { TestNode } from '../model/FilterModel.ts';
import type { FilterSources } from '../model/filterProperties.ts';
import { NodeSentence } from '../NodeSentence.tsx';
import { useFilterNodes } from '../useFilterNodes.ts';
import { useFilterWording } from '../useFilterWording.ts';
import { Suggestions } from './Suggestions.tsx';
import { partText, typedParts, type TypedPart } from './typedParts.ts';
import { typedTests } from './typedTests.ts';
import { useTypedWords } from './useTypedWords.ts';

export interface TypedFiltersProps {
  readonly text: string;
  readonly input: HTMLInputElement;
  readonly searchKey: string;
  readonly sources: FilterSources;
  /** Keys that are shown elsewhere, the search among them. */
  readonly except: readonly string[];
  /** Filters have been made of the text; these words are left to search for. */
  readonly onTaken: (rest: string) => void;
}

interface Meaning {
  readonly part: TypedPart;
  readonly tests: readonly TestNode[];
}

/** What is typed as "country:ger" in the search, offered as filters; Enter makes them. */
export const TypedFilters = ({ text, input, searchKey, sources, except, onTaken }: TypedFiltersProps) => {
  const words = useFilterWording();
  const typedWords = useTypedWords();
  const { nodes, scope, set } = useFilterNodes(sources, except);
  const asked = useDebounced(text, 150);
  const part = useMemo(() => typedParts(asked).parts.at(-1), [asked]);
  const [meaning, setMeaning] = useState<Meaning>();
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    if (part === undefined) return undefined;
    let isWanted = true;
    const show = (tests: readonly TestNode[]) => {
      if (!isWanted) return;
      setMeaning({ part, tests });
      setMarked(0);
    };
    typedTests(part, scope, typedWords).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [part, scope, typedWords]);
  const offered = meaning?.tests ?? [];

  const take = async (chosen: number) => {
    const { parts, rest } = typedParts(text);
    const meanings = await Promise.all(
      parts.map(async (one) => ({ one, tests: await typedTests(one, scope, typedWords) })),
    );
    const isShown = (one: TypedPart) => one === parts.at(-1) && meaning?.part.value === one.value;
    const made = meanings.flatMap(({ one, tests }) =>
      isShown(one) ? (offered[chosen] ?? []) : (tests[0] ?? []),
    );
    const unknown = meanings.filter(({ tests }) => tests.length === 0).map(({ one }) => partText(one));
    const left = [...unknown, rest].filter((words) => words !== '').join(' ');
    set([...nodes, ...made], { [searchKey]: left });
    onTaken(left);
  };
  return (
    <Suggestions
      input={input}
      options={offered.map((test) => ({
        key: test.key,
        content: <NodeSentence node={test} scope={scope} />,
      }))}
      marked={marked}
      onMark={setMarked}
      onTake={(index) => void take(index)}
      note={words(meaning === undefined ? 'filter.typing' : 'filter.typed_none')}
    />
  );
};
