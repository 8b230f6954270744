import { Injectable } from '@nestjs/common';
import { journeyIds, type JourneyId } from '@home-move/contract';
import * as z from 'zod/mini';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';

/** A version of one remote for one browser. */
export interface Preview {
  /** Keeps two links for the same version apart. */
  readonly id: string;
  readonly name: JourneyId;
  readonly version: string;
  /** URL route of the only brand that it applies to; null for all. */
  readonly brand: string | null;
  readonly expiresAt: Date;
}

/** Id, remote, version, brand, and expiry in milliseconds. */
const content = z.tuple([z.string(), z.enum(journeyIds), z.string(), z.nullable(z.string()), z.int()]);

/** Tokens that carry a preview, signed with JWT_SECRET: nothing is stored. */
@Injectable()
export class PreviewTokens {
  constructor(private readonly keyedHash: KeyedHash) {}

  sign({ id, name, version, brand, expiresAt }: Preview): string {
    const fields = [id, name, version, brand, expiresAt.getTime()];
    const encoded = Buffer.from(JSON.stringify(fields)).toString('base64url');
    return `${encoded}.${this.keyedHash.of(signed(encoded))}`;
  }

  /** The preview of a token, which may have expired; null for a token that this API has not signed. */
  read(token: string): Preview | null {
    const [encoded = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !this.keyedHash.matches(signature, signed(encoded))) return null;
    const fields = z.safeParse(content, JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    if (!fields.success) return null;
    const [id, name, version, brand, expiresAt] = fields.data;
    return { id, name, version, brand, expiresAt: new Date(expiresAt) };
  }
}

/** The signed text names its purpose, so that no signature is valid for another one. */
const signed = (encoded: string) => `preview:${encoded}`;
