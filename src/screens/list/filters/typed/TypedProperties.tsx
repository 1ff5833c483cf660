import { useState } from 'react';
import type { FilterSources } from '../model/filterProperties.ts';
import { useFilterNodes } from '../useFilterNodes.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { Suggestions } from './Suggestions.tsx';
import { typedNames } from './typedNames.ts';

export interface TypedPropertiesProps {
  readonly text: string;
  readonly input: HTMLInputElement;
  readonly sources: FilterSources;
  readonly except: readonly string[];
  /** What is typed, gone on with up to the colon. */
  readonly onComplete: (text: string) => void;
}

/** "cit" may become "city:"; who does not walk to it searches for what is typed. */
export const TypedProperties = ({ text, input, sources, except, onComplete }: TypedPropertiesProps) => {
  const { scope } = useFilterNodes(sources, except);
  const { propertyLabel } = usePropertyWords();
  const [mark, setMark] = useState({ text, index: -1 });
  const found = typedNames(text, scope.properties.map(propertyLabel));
  if (found.length === 0) return null;
  return (
    <Suggestions
      input={input}
      options={found.map(({ label }) => ({ key: label, content: `${label}:` }))}
      marked={mark.text === text ? mark.index : -1}
      onMark={(index) => setMark({ text, index })}
      onTake={(index) => {
        const completed = found[index]?.text;
        if (completed !== undefined) onComplete(completed);
      }}
    />
  );
};
