import { stem, type ResourceEmit } from './EmitOptions.ts';
import { constant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

export const viewsName = ({ resource }: Pick<ResourceEmit, 'resource'>): string => `${stem(resource)}Views`;

/** views.ts: the views that the list comes with; no file where there are none. */
export function viewsFile(emit: ResourceEmit): EmittedFile | undefined {
  const { resource, options } = emit;
  if (resource.views.length === 0) return undefined;
  const file = new SourceFile(`${resource.name}/views.ts`);
  const type = file.useType('PresetView', `${options.runtime}/screens/list/views/presets/PresetView.ts`);
  return file.finish(constant(`${viewsName(emit)}: readonly ${type}[]`, resource.views));
}
