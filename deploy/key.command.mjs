import { writeFile } from 'node:fs/promises';
import { newKeyPair } from './signature.mjs';
import { exitCodes, UserError } from './user-error.mjs';

/** Writes a new private key to a file that only its owner can read, and prints the public key. Replaces no file. */
export async function key({ target, keyFile }, log = console.log) {
  if (target === undefined) throw new UserError('The name of the file is missing.', exitCodes.usage);
  const { privateKey, publicKey, id } = newKeyPair();
  try {
    await writeFile(keyFile, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new UserError(`${keyFile} cannot be written: ${error.message}`);
  }
  log(`The private key ${id} is in ${keyFile}. The API needs its public key:`);
  log(`RECORD_PUBLIC_KEYS=${publicKey}`);
}
