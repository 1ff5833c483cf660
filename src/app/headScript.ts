import { parseSession } from '#src/auth/parseSession.ts';
import { isAuthenticated, nowInSeconds } from '#src/auth/Session.ts';
import { cookieName, decode } from '#src/auth/sessionCookie.ts';
import { browserCookie } from '#src/config/browserCookie.ts';
import { giveHeadStart } from '#src/data/headStart/giveHeadStart.ts';
import { addressOf } from '#src/data/headStart/Arrival.ts';
import { today } from '#src/data/headStart/keptAsks.ts';
import '#src/data/headStart/HeadStart.ts';
import { colourModeKey } from './theme/colourModeKey.ts';

// What the page does before the app's scripts are there: a script of its own (build/headScript.ts), and small.

function start(): void {
  const session = parseSession(decode(browserCookie.read(cookieName) ?? ''));
  window.headStart = giveHeadStart({
    viewer: isAuthenticated(session, nowInSeconds()) ? session : undefined,
    address: addressOf(window.location),
    day: today(),
    storage: window.localStorage,
    send: window.fetch.bind(window),
    now: () => performance.now(),
  });
}

for (const step of [start, darkenRoom])
  try {
    step();
  } catch {
    // Storage may be switched off; the system's mode does, and the app asks by itself.
  }

/** Before the first paint, so that a dark room stays dark while the app loads. */
function darkenRoom(): void {
  const stored = window.localStorage.getItem(colourModeKey);
  const isDark =
    stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const { style } = document.documentElement;
  style.colorScheme = isDark ? 'dark' : 'light';
  style.backgroundColor = isDark ? '#121721' : '#FBFCFD';
}
