import { useOptionalSourceContext, useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '../wording/humanise.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Help of an input from `resources.<resource>.help.<source>`; none where it would only repeat the label. */
export function useHelp(source: string): string | undefined {
  const translate = useTranslate();
  const resource = useResourceContext();
  const scope = useOptionalSourceContext();
  const labelKey = scope?.getLabel(source) ?? `resources.${resource}.fields.${source}`;
  const helpKey = labelKey.replace(/^(resources\.[^.]+)\.fields\./, '$1.help.');
  if (helpKey === labelKey) return undefined;
  const help = translate(helpKey, { _: '' });
  if (help === '' || plain(help) === plain(translate(labelKey, { _: humanise(source) }))) return undefined;
  return help;
}
