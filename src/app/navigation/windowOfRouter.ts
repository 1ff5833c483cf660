type Listener = (event: Event) => void;

const later = new WeakMap<Listener, Listener>();

/** The same listener each time, so that it can be taken away again. */
function inOwnTask(listener: Listener): Listener {
  const known = later.get(listener) ?? ((event) => setTimeout(listener, 0, event));
  later.set(listener, known);
  return known;
}

const heard = (type: string, listener: Listener): Listener =>
  type === 'popstate' ? inOwnTask(listener) : listener;

const listening = {
  addEventListener: (type: string, listener: Listener) =>
    window.addEventListener(type, heard(type, listener)),
  removeEventListener: (type: string, listener: Listener) =>
    window.removeEventListener(type, heard(type, listener)),
};

/**
 * The window as the router has it, which hears of steps back and forth in a task of its own. What changes while `popstate`
 * is told React draws at once and as a whole; afterwards it draws in slices, as for any link: a page of a hundred rows
 * holds up no click.
 */
export const windowOfRouter = (): Window =>
  new Proxy(window, {
    get(target, name) {
      if (name in listening) return listening[name as keyof typeof listening];
      const value: unknown = Reflect.get(target, name);
      // What a window does it does only as itself.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
