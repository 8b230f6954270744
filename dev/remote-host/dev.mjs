// `npm run dev -w mfe-x [-- --env shell | --shell <url>]`: webpack's development server for the remote in the current folder.
import { join } from 'node:path';
import { printable } from '../launcher/user-error.mjs';
import { webpackArguments } from './shell-option.mjs';

try {
  const config = join(import.meta.dirname, 'webpack.config.mjs');
  process.argv.splice(2, Infinity, 'serve', '--config', config, ...webpackArguments(process.argv.slice(2)));
  await import('../../build/webpack.mjs');
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}
