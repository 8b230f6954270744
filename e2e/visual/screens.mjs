// Takes screenshots of every screen for comparison with the mock-ups: e2e/.cache/screens/<width>.<brand>.<screen>.png
// Start the system first. Arguments limit widths and brands: node e2e/visual/screens.mjs 320 oakwood
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const config = fileURLToPath(new URL('screens.config.ts', import.meta.url));
const filters = process.argv.slice(2).map((argument) => `(?=.*\\b${argument}\\b)`);
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, '--grep', filters.join('') || '.'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
