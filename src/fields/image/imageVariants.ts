import { safeAddress } from '../url/safeAddress.ts';
import { isValues } from '#src/data/isValues.ts';

interface ImageVariants {
  readonly thumbnail?: string;
  readonly medium?: string;
  readonly large?: string;
}

/** The sizes of an uploaded picture; one address alone serves as all of them. */
export function imageVariants(value: unknown): ImageVariants {
  if (typeof value === 'string')
    return { thumbnail: safeAddress(value), medium: safeAddress(value), large: safeAddress(value) };
  if (!isValues(value)) return {};
  const address = (size: string): string | undefined => {
    const text = value[size];
    return typeof text === 'string' ? safeAddress(text) : undefined;
  };
  return { thumbnail: address('thumbnail'), medium: address('medium'), large: address('large') };
}

/** 'Dr Żaneta Kowalska' as 'ŻK': first and last word that begin with a capital, without titles like 'Dr'. */
export function initials(name: string | undefined): string {
  const words = (name ?? '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(dr|prof|mr|mrs|ms|mx)\.?$/iu.test(word));
  const [first, last] = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  return `${first?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toLocaleUpperCase();
}
