import type { Viewer } from '#server/access/Viewer.ts';
import { unauthenticated } from '#server/errors/errors.ts';
import type { RequestContext } from './RequestContext.ts';

/** Who asks, or writes. */
export interface WriteSession {
  readonly context: RequestContext;
  readonly viewer: Viewer;
}

/** @throws unauthenticated without a viewer. */
export function sessionOf(context: RequestContext): WriteSession {
  if (context.viewer === null) throw unauthenticated();
  return { context, viewer: context.viewer };
}
