import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import type { FilterSources } from '../model/filterProperties.ts';
import { NodeSentence } from '../NodeSentence.tsx';
import { useFilterNodes } from '../useFilterNodes.ts';
import { useFilterWording } from '../useFilterWording.ts';
import { Suggestions } from './Suggestions.tsx';
import { typedMeaning, type TypedMeaning } from './typedMeaning.ts';
import { partText, typedParts } from './typedParts.ts';
import { isTypedName } from './typedTests.ts';
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

/** What is typed as "country:ger" in the search, offered as filters; Enter makes them. */
export const TypedFilters = ({ text, input, searchKey, sources, except, onTaken }: TypedFiltersProps) => {
  const words = useFilterWording();
  const typedWords = useTypedWords();
  const { nodes, scope, set } = useFilterNodes(sources, except);
  const asked = useDebounced(text, 150);
  const isName = useMemo(() => isTypedName(scope, typedWords), [scope, typedWords]);
  const run = useMemo(() => typedParts(asked, isName).runs.at(-1), [asked, isName]);
  const [meaning, setMeaning] = useState<TypedMeaning>();
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    if (run === undefined) return undefined;
    let isWanted = true;
    const show = (found: TypedMeaning) => {
      if (!isWanted) return;
      setMeaning(found);
      setMarked(0);
    };
    const nothing = { part: { property: run.property, value: '' }, tests: [], rest: '' };
    typedMeaning(run, scope, typedWords).then(show, () => show(nothing));
    return () => {
      isWanted = false;
    };
  }, [run, scope, typedWords]);
  const offered = meaning?.tests ?? [];

  const take = async (chosen: number) => {
    const { runs, before } = typedParts(text, isName);
    const meanings = await Promise.all(runs.map(async (one) => typedMeaning(one, scope, typedWords)));
    const isShown = (one: TypedMeaning) => one === meanings.at(-1) && meaning?.part.value === one.part.value;
    const made = meanings.flatMap((one) => (isShown(one) ? offered[chosen] : one.tests[0]) ?? []);
    const unknown = meanings.filter(({ tests }) => tests.length === 0).map(({ part }) => partText(part));
    const rest = [before, ...meanings.map((one) => one.rest)];
    const left = [...unknown, ...rest].filter((words) => words !== '').join(' ');
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
