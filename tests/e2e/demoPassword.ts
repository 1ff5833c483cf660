export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'convene-demo';
