interface Version {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly rootId: string | null;
}

/** Of each template the version that counts now, by name (M1). */
export function newestVersions<Template extends Version>(
  templates: readonly Template[],
): readonly Template[] {
  const newest = new Map<string, Template>();
  for (const template of templates) {
    const root = template.rootId ?? template.id;
    if ((newest.get(root)?.version ?? 0) < template.version) newest.set(root, template);
  }
  return [...newest.values()].sort((one, other) => one.name.localeCompare(other.name));
}
