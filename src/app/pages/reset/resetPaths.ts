export const requestResetPath = '/account/request-password-reset';

/** Tells the sign-in page why somebody comes to it. */
export const passwordChanged = 'password-changed';
