import { fetchRead } from '#src/config/fetchRead.ts';
import { buildManifest } from '#src/ui/loadCode.ts';

interface WatchBuildDeps {
  /** Milliseconds between two looks. */
  readonly interval: number;
  readonly onNew: () => void;
  /** The build that is running; undefined in development. */
  readonly running?: string | undefined;
  readonly fetch?: typeof fetch;
  readonly document?: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** The build that the server has now; undefined where it does not say: in development, or while it is restarted. */
async function readBuild(send: typeof fetch): Promise<string | undefined> {
  try {
    const response = await fetchRead(
      buildManifest,
      { headers: { accept: 'application/json' }, cache: 'no-cache' },
      send,
    );
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'build' in body ? String(body.build) : undefined;
  } catch {
    return undefined;
  }
}

/** As the page itself says. */
const runningBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/**
 * Looks at the build manifest from time to time (spec §4) and tells once when it is another than is running. Nobody
 * looks while the window is hidden; when it comes to the front again, what is overdue is done at once.
 */
export function watchBuild({
  interval,
  onNew,
  running = runningBuild(),
  fetch: send = (...call) => fetch(...call),
  document: page = document,
}: WatchBuildDeps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = Date.now();
  let stopped = false;

  const look = async () => {
    timer = undefined;
    if (stopped || page.visibilityState === 'hidden') return;
    next = Date.now() + interval;
    const build = await readBuild(send);
    if (stopped) return;
    if (build === undefined || running === undefined || build === running) return wait();
    stop();
    onNew();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.max(0, next - Date.now()));
  };
  const onVisibility = () => {
    if (page.visibilityState === 'hidden') clearTimeout(timer);
    else wait();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
  };
  page.addEventListener('visibilitychange', onVisibility);
  void look();
  return stop;
}
