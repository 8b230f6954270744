import { join } from 'node:path';

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const inProject = (...parts) => join(ROOT, ...parts);

/** The script of the built API's support tool. */
export const SUPPORT_TOOL = inProject('api', 'dist', 'src', 'admin', 'main.js');
