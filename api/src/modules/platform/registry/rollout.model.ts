import type { RegistryCanary, RegistryDisabling, RegistryWithdrawal } from '@home-move/contract';
import { Schema } from 'mongoose';

export const REGISTRY_CANARY = 'registry_canary';
export const REGISTRY_WITHDRAWAL = 'registry_withdrawal';
export const REGISTRY_DISABLING = 'registry_disabling';
export const REGISTRY_PROOF = 'registry_proof';

const required = { required: true } as const;
const text = { type: String, ...required } as const;
/** Text or an object. Mongoose 9.12 has a union type, but fails to cast its objects in updates. */
const scope = { type: Schema.Types.Mixed, ...required } as const;

/** Ids of these documents name the remote and its version or scope, so that each exists once. */
interface Identified {
  _id: string;
}

export type RegistryCanaryDocument = RegistryCanary & Identified;
export type RegistryWithdrawalDocument = RegistryWithdrawal & Identified;
export type RegistryDisablingDocument = RegistryDisabling & Identified;

/** A version that enough visits have mounted without faults, or that a person has restored. */
export interface RegistryProof {
  readonly name: RegistryWithdrawal['name'];
  readonly version: string;
  /** `registry`, or the deploy key of the person; the registry never withdraws the version of a person. */
  readonly provenBy: string;
  /** ISO instant. */
  readonly provenAt: string;
}
export type RegistryProofDocument = RegistryProof & Identified;

const options = { versionKey: false, id: false, strict: 'throw' } as const;

export const registryCanarySchema = new Schema<RegistryCanaryDocument>(
  {
    _id: text,
    name: text,
    version: text,
    scope,
    percent: { type: Number, ...required },
    startedBy: text,
    startedAt: text,
  },
  { collection: 'registry_canaries', ...options },
);

export const registryWithdrawalSchema = new Schema<RegistryWithdrawalDocument>(
  { _id: text, name: text, version: text, withdrawnBy: text, withdrawnAt: text, why: text },
  { collection: 'registry_withdrawals', ...options },
);

export const registryDisablingSchema = new Schema<RegistryDisablingDocument>(
  {
    _id: text,
    name: text,
    // Empty for the product's own message, which `required` would reject.
    message: { type: String, default: '' },
    scope,
    disabledBy: text,
    disabledAt: text,
  },
  { collection: 'registry_disabled', ...options },
);

export const registryProofSchema = new Schema<RegistryProofDocument>(
  { _id: text, name: text, version: text, provenBy: text, provenAt: text },
  { collection: 'registry_proofs', ...options },
);
