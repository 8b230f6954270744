/** The private key of `npm start`, whose public key production rejects. */
export declare const DEVELOPMENT_SIGNING_KEY: string;

/** A copy of the record with its signature by a private key in PEM. Throws for anything but an ed25519 key. */
export declare function signRecord<SignedRecord extends object>(
  record: SignedRecord,
  privateKey: string,
): SignedRecord & { readonly signature: { readonly key: string; readonly value: string } };

/** The text that a signature covers. */
export declare function signedText(record: object): string;

/** A new pair: the private key as PEM, the public key as RECORD_PUBLIC_KEYS lists it, and its id. */
export declare function newKeyPair(): { readonly privateKey: string; readonly publicKey: string; readonly id: string };
