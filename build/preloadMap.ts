import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Pages that belong to no resource and are where people arrive. */
const pages: Readonly<Record<string, RegExp>> = {
  '/': /\/overrides\/home\/HomePage\.tsx$/,
  '/account/login': /\/src\/app\/pages\/login\/LoginPage\.tsx$/,
};
/** What the generator has written of a resource, and the screens that `overrides/index.ts` names for it. */
const generated = /\/resources\/(?<noun>\w+)\/(?<screen>List|Show|meta)\.tsx?$/;
const written = /\/overrides\/(?<noun>\w+)\/(?:.*\/)?\w*(?<screen>List|Show)\.tsx$/;
const writtenIndex = /\/overrides\/index\.ts$/;

/**
 * Tells the server which scripts a page needs beside those of every page, so that the browser asks for all of them at
 * once instead of hearing of them one from the other.
 */
export const preloadMap = (): Plugin => ({
  name: 'preload-map',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
      const index = [...modules.keys()].find((id) => writtenIndex.test(id)) ?? '';
      const screens = new Set(this.getModuleInfo(index)?.dynamicallyImportedIds);
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const first = withImports(
        chunks.filter(({ isEntry }) => isEntry),
        byFile,
      );
      const map: Record<string, readonly string[]> = {};
      for (const [path, ids] of placesOf([...modules.keys()], screens)) {
        const own = ids.flatMap((id) => modules.get(id) ?? []);
        map[path] = [...withImports(own, byFile)].filter((file) => !first.has(file));
      }
      this.emitFile({ type: 'asset', fileName: '.vite/preload.json', source: JSON.stringify(map) });
    },
  },
});

/** Paths, each with the modules that its page is made of; a screen written by hand stands in for the generated one. */
function placesOf(
  ids: readonly string[],
  screens: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  const found = (pattern: RegExp, among: readonly string[]) =>
    among.flatMap((id) => {
      const { noun, screen } = pattern.exec(id)?.groups ?? {};
      return noun === undefined ? [] : [{ id, noun, screen }];
    });
  const byHand = found(written, [...screens]);
  const byMachine = found(generated, ids);
  for (const { noun } of byMachine)
    for (const [path, screen] of [
      [`/${noun}`, 'List'],
      [`/${noun}/:id`, 'Show'],
    ] as const) {
      const of = (one: { readonly noun: string; readonly screen?: string | undefined }) =>
        one.noun === noun && one.screen === screen;
      const page = byHand.find(of) ?? byMachine.find(of);
      const meta = byMachine.find((one) => one.noun === noun && one.screen === 'meta');
      if (page) places.set(path, [page.id, ...(meta ? [meta.id] : [])]);
    }
  for (const [path, pattern] of Object.entries(pages))
    places.set(
      path,
      ids.filter((id) => pattern.test(id)),
    );
  return places;
}

/** The files of chunks and of all that they import, however deep. */
function withImports(chunks: readonly Rolldown.OutputChunk[], byFile: Chunks): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = ({ fileName, imports }: Rolldown.OutputChunk): void => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) visit(imported);
    }
  };
  chunks.forEach(visit);
  return seen;
}
