import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** The text of a file of the repository. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The settings of the API with their values in the example. */
export const settings = new Map(
  read('api/.env.example')
    .split('\n')
    .flatMap((line) => (line.startsWith('#') || !line.includes('=') ? [] : [line.split('=', 2) as [string, string]])),
);

/** The proxy of the containers, and of the rehearsal. */
export const proxyTemplate = read('deploy/proxy/home-move.conf.template');

/** Starts the support tool in the image of the API. */
export const admin = ['node', 'api/dist/src/admin/main.js'];

/** Writes a dump into a folder that does not exist yet. */
export const dumpCommand = `${admin.join(' ')} database dump --to "/backups/$(date -u +%Y-%m-%dT%H%M%SZ)"`;

/** The command of the support tool that a container runs. */
export function adminCommand(command: readonly string[] = []): string {
  expect(command.slice(0, 2)).toEqual(admin);
  return command.slice(2).join(' ');
}
