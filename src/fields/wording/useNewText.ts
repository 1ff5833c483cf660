import { useGetResourceLabel, useTranslate } from 'react-admin';
import { inText } from './inText.ts';
import { useWording } from './useWording.ts';

/** What a new record of a resource is called wherever it is made: 'New event', or as its messages say under `new`. */
export function useNewText(): (resource: string) => string {
  const say = useWording();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return (resource) =>
    translate(`resources.${resource}.new`, { _: say('list.new', { name: inText(label(resource, 1)) }) });
}
