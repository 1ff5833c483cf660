import { runGenerator } from './runGenerator.ts';

const { code, lines } = await runGenerator(process.argv.slice(2), process.env);
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
