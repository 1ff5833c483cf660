import type { ResourceMeta, ResourceMetas } from '../ResourceMeta.ts';

/** Metadata of resources, each loaded once and kept. */
export interface MetaLibrary {
  /** @throws where no such resource is known, naming those that are. */
  load(resource: string): Promise<ResourceMeta>;
  /** What has been loaded already. */
  loaded(resource: string): ResourceMeta | undefined;
}

const libraries = new WeakMap<ResourceMetas, MetaLibrary>();

/** The one library over these metas: the data provider and the screens share it. */
export function metaLibrary(metas: ResourceMetas): MetaLibrary {
  const known = libraries.get(metas);
  if (known) return known;
  const library = createMetaLibrary(metas);
  libraries.set(metas, library);
  return library;
}

function createMetaLibrary(metas: ResourceMetas): MetaLibrary {
  const promises = new Map<string, Promise<ResourceMeta>>();
  const loaded = new Map<string, ResourceMeta>();

  const load = (resource: string): Promise<ResourceMeta> => {
    const pending = promises.get(resource);
    if (pending) return pending;
    const importMeta = metas[resource];
    if (!importMeta) {
      return Promise.reject(
        new Error(`Unknown resource ${resource}. Known resources are ${Object.keys(metas).join(', ')}.`),
      );
    }
    const promise = importMeta().then(
      (meta) => {
        loaded.set(resource, meta);
        return meta;
      },
      (error: unknown) => {
        // A chunk that failed to load must be asked for again, not remembered as missing.
        promises.delete(resource);
        throw error;
      },
    );
    promises.set(resource, promise);
    return promise;
  };

  return { load, loaded: (resource) => loaded.get(resource) };
}
