import { useOptionalSourceContext, useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '../wording/humanise.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 'Name of the event' beside an input called 'Name' tells nobody anything. */
function repeats(help: string, label: string): boolean {
  const [said, called] = [plain(help), plain(label)];
  return (
    said === called ||
    (said.startsWith(`${called} `) && said.split(' ').length <= called.split(' ').length + 5)
  );
}

/** Help of an input from `resources.<resource>.help.<source>`; none where it would only repeat the label. */
export function useHelp(source: string): string | undefined {
  const translate = useTranslate();
  const resource = useResourceContext();
  const scope = useOptionalSourceContext();
  const labelKey = scope?.getLabel(source) ?? `resources.${resource}.fields.${source}`;
  const helpKey = labelKey.replace(/^(resources\.[^.]+)\.fields\./, '$1.help.');
  if (helpKey === labelKey) return undefined;
  const help = translate(helpKey, { _: '' });
  return help === '' || repeats(help, translate(labelKey, { _: humanise(source) })) ? undefined : help;
}
