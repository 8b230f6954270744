import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productionEnvironment, readSettings, settingsFrom, writeSettings } from './settings.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const environment = () => productionEnvironment(settingsFrom({ HM_DATA_DIR: folder }), 'public-key');

describe('the environment file of a rehearsal', () => {
  it('has the settings of a key change, to edit', async () => {
    const file = join(folder, 'environment');
    await writeSettings(file, environment());
    expect(readSettings(file)).toMatchObject({ FIELD_KEY_ID: '1', FIELD_KEYS_OLD: '', JWT_SECRET_PREVIOUS: '' });
  });

  it('makes a terminal forget the old keys of an earlier reading', async () => {
    const file = join(folder, 'environment');
    await writeSettings(file, environment());
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', `set -a; . '${file}'; set +a; env | grep -E '^(FIELD_KEY_ID|FIELD_KEYS_OLD|JWT_SECRET_PREVIOUS)='`],
      { env: { ...process.env, FIELD_KEY_ID: '2', FIELD_KEYS_OLD: '1:old', JWT_SECRET_PREVIOUS: 'old' } },
    );
    expect(stdout.trim().split('\n').toSorted()).toEqual(['FIELD_KEYS_OLD=', 'FIELD_KEY_ID=1', 'JWT_SECRET_PREVIOUS=']);
  });
});
