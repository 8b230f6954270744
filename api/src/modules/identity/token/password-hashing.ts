import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { hash, verify } from '@node-rs/argon2';
import { type Model, Schema } from 'mongoose';

export const PASSWORD_SALT = 'password_salt';

/** A random value of this database, from which the salt of each address derives. */
export interface PasswordSaltDocument {
  _id: string;
  value: string;
}

export const passwordSaltSchema = new Schema<PasswordSaltDocument>(
  { _id: { type: String, required: true }, value: { type: String, required: true } },
  { collection: 'password_salts', versionKey: false },
);

const theOnly = 'all';

/**
 * Hashes passwords with argon2id. The salt belongs to the address, so that one hash is compared with all passwords under it:
 * strangers who choose passwords under an address neither displace the owner's nor show in the response time.
 */
@Injectable()
export class PasswordHashing {
  constructor(@InjectModel(PASSWORD_SALT) private readonly salts: Model<PasswordSaltDocument>) {}

  /** The hash of a password under a normalised address: always the same for the same two. */
  async hash(email: string, password: string): Promise<string> {
    const salt = createHmac('sha256', await this.ownSalt())
      .update(email)
      .digest();
    return hash(password, { salt });
  }

  /** Whether a password has this hash. Earlier versions used a separate salt for each hash. */
  verify(stored: string, password: string): Promise<boolean> {
    return verify(stored, password);
  }

  private async ownSalt(): Promise<Buffer> {
    const known = (await this.salts.findById(theOnly).lean()) ?? (await this.createSalt());
    return Buffer.from(known.value, 'base64url');
  }

  /** Of several processes at once, the first one decides. */
  private createSalt(): Promise<PasswordSaltDocument> {
    const value = randomBytes(32).toString('base64url');
    const options = { upsert: true, returnDocument: 'after' } as const;
    return this.salts.findOneAndUpdate({ _id: theOnly }, { $setOnInsert: { value } }, options).orFail().lean();
  }
}
