import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWording } from '../wording/useWording.ts';

interface LettersLeftProps {
  readonly source: string;
  readonly max: number;
  readonly help: string;
}

/** The part of a text's length from which on it is said how much is left. */
const near = 0.8;

/** The help of a text input, and how many characters are left as soon as they grow few. */
export const LettersLeft = ({ source, max, help }: LettersLeftProps) => {
  const say = useWording();
  const text: unknown = useWatch({ name: useWrappedSource(source) });
  // As people count them: an emoji is one.
  const length = typeof text === 'string' ? [...text].length : 0;
  if (length < max * near) return help;
  const left = max - length;
  const count =
    left < 0
      ? say('input.letters_over', { smart_count: -left })
      : say('input.letters_left', { smart_count: left });
  return [help, count].filter(Boolean).join(' ');
};
