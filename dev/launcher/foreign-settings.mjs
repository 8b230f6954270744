import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Settings of builds, systems and stories. */
const otherSettings = ['NODE_ENV', 'HM_VERSION', 'HM_OUT', 'HM_FULL', 'BASE_URL', 'INIT_CWD'];

/**
 * The names of settings that an operator's terminal may have, and that must not reach builds, systems and stories that a command starts
 * with settings of its choice. The API's example lists every setting of the API.
 */
export function foreignSettings() {
  const example = readFileSync(inProject('api', '.env.example'), 'utf8');
  const ofApi = [...example.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);
  return [...otherSettings, ...ofApi];
}
