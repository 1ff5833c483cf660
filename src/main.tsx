import '@fontsource-variable/inter/wght.css';
import { guardChunkFailures } from './app/navigation/reloadGuard.ts';
import { startApp } from './app/startApp.tsx';
import { leaveKeysToComposer } from './ui/keyboard/leaveKeysToComposer.ts';

guardChunkFailures();
leaveKeysToComposer();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

startApp(root).catch((error: unknown) => {
  console.error('The app could not start.', error);
  // Nothing of the app is there to say it, so the page itself does.
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'font: 16px system-ui; margin: 20vh auto; max-width: 32rem; padding: 0 1rem; text-align: center';
  notice.textContent =
    'The server did not answer, so the app could not start. Load the page again in a moment.';
  root.replaceChildren(notice);
});
