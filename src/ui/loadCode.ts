const pause = 2_000;

/** Whether the server has pages and code at present: a browser that is online does not know. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/build.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads code that was split off; where the server is not reached, as soon as it is. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      window.addEventListener('online', resolve, { once: true });
    });
    return loadCode(load);
  }
}
