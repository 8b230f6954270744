import { runProviderCheck } from './command.js';

process.exitCode = await runProviderCheck(process.argv.slice(2), {
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
});
