/** The name of the window in which somebody signs on while the page they were on stays as it is. */
export const signOnWindow = 'convene-sign-on';

/** Where such a window is led in the end. */
export const signedInPath = '/account/signed-in';

export const isSignOnWindow = (): boolean => window.name === signOnWindow;
