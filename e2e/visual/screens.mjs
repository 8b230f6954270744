// Pictures of every screen of the path, beside which the mock-ups are held: e2e/.cache/screens/<width>.<brand>.<screen>.png
// Start the system first. With words, only screens of these widths or brands: node e2e/visual/screens.mjs 320 oakwood
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const config = fileURLToPath(new URL('screens.config.ts', import.meta.url));
const only = process.argv.slice(2).map((word) => `(?=.*\\b${word}\\b)`);
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, '--grep', only.join('') || '.'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
