interface Dispatcher {
  readonly constructor: new (options: { readonly connect: { readonly ca: string } }) => Dispatcher;
  close(): Promise<void>;
}

const slot = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes `fetch` of this process trust a certificate, and answers how to end that. Node reads NODE_EXTRA_CA_CERTS at its
 * start only, which is too early for a certificate that a test makes.
 */
export async function trustCertificate(certificate: string): Promise<() => Promise<void>> {
  // The first request makes the dispatcher.
  await fetch('data:,');
  const before = dispatcher();
  const trusting = new before.constructor({ connect: { ca: certificate } });
  Reflect.set(globalThis, slot, trusting);
  return async () => {
    Reflect.set(globalThis, slot, before);
    await trusting.close();
  };
}

function dispatcher(): Dispatcher {
  const found: unknown = Reflect.get(globalThis, slot);
  if (typeof found !== 'object' || found === null) throw new Error('fetch has no dispatcher.');
  return found as Dispatcher;
}
