/** The usual one is refused to accounts that tests make. */
export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'pelican harbour violin mint';
