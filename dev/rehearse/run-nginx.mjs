// Runs nginx in the foreground until SIGTERM: `node run-nginx.mjs <configuration>`. The launcher manages Node processes only.
import { spawn } from 'node:child_process';

const nginx = spawn('nginx', ['-e', 'stderr', '-c', process.argv[2]], { stdio: ['ignore', 'inherit', 'inherit'] });
process.on('SIGTERM', () => nginx.kill('SIGTERM'));
nginx.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
nginx.once('exit', (code) => process.exit(code ?? 1));
