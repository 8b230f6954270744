import { newKeyPair, signRecord, signedText as textThatDeploySigns } from '@home-move/deploy/signature';
import { aBuild } from './remote-store.fixture.js';
import { testEnvironment } from '../../support/test-env.js';
import { readEnv } from '../../../src/config/env.js';
import { RecordSignatures, signedText } from '../../../src/modules/platform/registry-records/record-signature.js';

const team = newKeyPair();
const build = aBuild('1.0.0', { commit: 'c'.repeat(40), sizes: { 'app.js': 12, 'entry.js': 9 } });
const signatures = (keys: string) => new RecordSignatures(readEnv(testEnvironment({ RECORD_PUBLIC_KEYS: keys })));

it('covers the same text as the command', () => {
  expect(signedText(build)).toBe(textThatDeploySigns(build));
});

describe('the signature of a record', () => {
  it.each([
    ['a listed key', team.publicKey],
    ['one of several keys', `${newKeyPair().publicKey}, ${team.publicKey}`],
    ['a key for the remote', `partners+energy:${team.publicKey}`],
    ['a key that is listed for other remotes, too', `partners:${team.publicKey} energy:${team.publicKey}`],
    ['a key without padding', team.publicKey.replace(/=+$/, '')],
  ])('is accepted from %s', (_which, keys) => {
    expect(signatures(keys).errorOf(signRecord(build, team.privateKey))).toBeNull();
  });

  it('is accepted as the schema and the database return the record', () => {
    const signed = signRecord({ ...build, firstShared: [] }, team.privateKey);
    const { firstShared: _omitted, files, ...rest } = signed;
    const reordered = { files: Object.fromEntries(Object.entries(files).toReversed()), ...rest, firstShared: [] };
    expect(signatures(team.publicKey).errorOf({ ...reordered, publishedBy: 'key-1', publishedAt: 'now' })).toBeNull();
  });

  it.each([
    ['a hash', { files: { ...build.files, 'app.js': `sha384-${'A'.repeat(64)}` } }],
    ['the commit', { commit: 'd'.repeat(40) }],
    ['the version', { version: '1.0.1' }],
    ['a route', { routes: ['/enrolment/energy/usage'] }],
    ['an added field', { builder: 'someone else' }],
  ])('does not cover a changed record: %s', (_what, change) => {
    const signed = { ...signRecord(build, team.privateKey), ...change };
    expect(signatures(team.publicKey).errorOf(signed)).toBe('does not match the record');
  });

  it('is not accepted from an unlisted key', () => {
    const signed = signRecord(build, team.privateKey);
    const error = `is of ${team.id}, which RECORD_PUBLIC_KEYS does not list`;
    expect(signatures(newKeyPair().publicKey).errorOf(signed)).toBe(error);
    expect(signatures('').errorOf(signed)).toBe(error);
  });

  it('is not accepted from a key of another remote', () => {
    const error = signatures(`partners+telephony:${team.publicKey}`).errorOf(signRecord(build, team.privateKey));
    expect(error).toBe(`is of ${team.id}, which is for partners, telephony`);
  });

  it('is required as soon as a key is listed', () => {
    expect(signatures(team.publicKey).errorOf(build)).toBe('is missing: publish with SIGNING_KEY');
    expect(signatures('').errorOf(build)).toBeNull();
  });
});
