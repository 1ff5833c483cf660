/** How much of a file has been sent, from 0 to 1. */
type OnProgress = (share: number) => void;

/** What an operation that sends a file says in its context to hear how far it is. */
export const uploadContext = (onProgress: OnProgress) => ({ fetchOptions: { onProgress } });

const hasProgress = (
  options: RequestInit | undefined,
): options is RequestInit & { readonly onProgress: OnProgress } =>
  options !== undefined && 'onProgress' in options;

/** A browser's fetch tells nothing of what it sends: where somebody wants to know, its older sibling does it. */
export const uploadFetch =
  (otherwise: typeof fetch): typeof fetch =>
  async (input, options) => {
    if (!hasProgress(options) || typeof input !== 'string') return otherwise(input, options);
    return sendWatched(input, options, options.onProgress);
  };

const sendWatched = (
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? 'text/plain';
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
      );
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData || typeof body === 'string' ? body : null);
  });
