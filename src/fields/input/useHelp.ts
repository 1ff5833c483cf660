import { useOptionalSourceContext, useResourceContext, useTranslate } from 'react-admin';

/** Help of an input from `resources.<resource>.help.<source>`: the generator leaves out what only repeats the label. */
export function useHelp(source: string): string | undefined {
  const translate = useTranslate();
  const resource = useResourceContext();
  const scope = useOptionalSourceContext();
  const labelKey = scope?.getLabel(source) ?? `resources.${resource}.fields.${source}`;
  const helpKey = labelKey.replace(/^(resources\.[^.]+)\.fields\./, '$1.help.');
  if (helpKey === labelKey) return undefined;
  const help = translate(helpKey, { _: '' });
  return help === '' ? undefined : help;
}
